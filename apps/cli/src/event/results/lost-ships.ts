/** Reads lost ships from the command: each ship's number or name, and what happened to it. */

import type { Loss, LossKind } from "@broadside/formats";
import { comparable, hasBeginning, withoutAccents } from "@broadside/kit";
import type { SubmittedShip } from "@broadside/tournament";
import { complain } from "../../terminal/messages.ts";
import { wholeNumber } from "../../terminal/option-reader.ts";

/** The words that may follow a ship. Without such a word, the ship counts as destroyed. */
const KINDS: Readonly<Record<string, LossKind>> = {
  destroyed: "destroyed",
  fled: "fled",
  escaped: "escaped",
  half: "half",
  "fore crippled": "fore crippled",
  fore: "fore crippled",
  "aft crippled": "aft crippled",
  aft: "aft crippled",
  damaged: "damaged",
};
const KIND_WORDS = Object.keys(KINDS).filter((word) => !word.includes(" "));
const MOST_NAMED = 20;

/** One player's ships. */
export interface Fleet {
  readonly owner: string;
  /** The owner's position in their side, from 0. */
  readonly member: number;
  /** Ships in the order of their numbers; empty if only the list's total is known. */
  readonly ships: readonly SubmittedShip[];
}

/** Reads "1, Wedge Antilles half, 3 fore". Prints the reason and returns undefined if a ship is unknown. */
export function readLostShips(text: string, fleet: Fleet): readonly Loss[] | undefined {
  const [first = ""] = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (fleet.ships.length === 0 && first !== "") return refuse(first, fleet);
  const losses: Loss[] = [];
  let parts = text.split(",").map((part) => part.trim());
  while (parts.length > 0) {
    const found = longest(parts, fleet);
    if (found) losses.push(found.loss);
    else if (parts[0] !== "") return refuse(parts[0] ?? "", fleet);
    parts = parts.slice(found?.parts ?? 1);
  }
  return losses;
}

/** Reads a loss from as many parts as possible, because a ship's name can contain commas. */
function longest(parts: readonly string[], fleet: Fleet): { readonly loss: Loss; readonly parts: number } | undefined {
  for (let count = parts.length; count > 0; count -= 1) {
    const [only, ...more] = readings(parts.slice(0, count).join(", "), fleet);
    if (only && more.length === 0) return { loss: only, parts: count };
  }
  return undefined;
}

/** Returns a loss for every ship that the text may mean. In a name, the last word may say what happened, or be part of the name. */
function readings(text: string, fleet: Fleet): readonly Loss[] {
  const [, number = "", word = "", health = ""] = /^(\d+)\s*([a-z ]*?)\s*(\d*)$/i.exec(text) ?? [];
  const [ship, as] = [wholeNumber(number), kindOf(word)];
  if (ship !== undefined && as !== undefined) return ship > 0 ? [lossOf(fleet, ship - 1, as, health)] : [];
  const whole = fitting(fleet.ships, text);
  if (whole.length > 0) return whole.map((at) => lossOf(fleet, at, "destroyed", ""));
  const [, name = "", behind = "", lost = ""] = SUFFIX.exec(text) ?? [];
  const kind = kindOf(behind);
  return kind === undefined ? [] : fitting(fleet.ships, name).map((at) => lossOf(fleet, at, kind, lost));
}

const SUFFIX = new RegExp(`^(.+?)\\s+(${Object.keys(KINDS).join("|")})(?:\\s+(\\d+))?$`, "iu");

/** Returns the kind of loss that a word names, or undefined if it names none. */
function kindOf(word: string): LossKind | undefined {
  if (word === "") return "destroyed";
  return Object.hasOwn(KINDS, word.toLowerCase()) ? KINDS[word.toLowerCase()] : undefined;
}

const lossOf = ({ member }: Fleet, ship: number, as: LossKind, health: string): Loss => ({
  member,
  ship,
  as,
  ...(health !== "" && { health: Number(health) }),
});

/** Returns the positions of the best matches: by full name, without accents, without quotation marks, or by the beginning of a word. */
function fitting(ships: readonly SubmittedShip[], text: string): readonly number[] {
  const [wanted, plain, bare] = [comparable(text), withoutAccents(text), lettersOf(text)];
  const ways: readonly ((name: string) => boolean)[] = [
    (name) => comparable(name) === wanted,
    (name) => withoutAccents(name) === plain,
    (name) => bare !== "" && lettersOf(name) === bare,
    (name) => hasBeginning(name, text),
  ];
  const places = (way: (name: string) => boolean) => ships.flatMap(({ name }, at) => (way(name) ? [at] : []));
  return ways.map(places).find((found) => found.length > 0) ?? [];
}

const lettersOf = (name: string): string => withoutAccents(name).replace(/[^\p{L}\p{N}]+/gu, "");

/** Prints the ships that the text may mean, or all ships. */
function refuse(text: string, fleet: Fleet): undefined {
  const { owner, ships } = fleet;
  if (ships.length === 0) {
    complain(
      `"${text}" can't be a loss: ${owner}'s list is on paper, so its ships are unknown.`,
      `Enter the points lost instead, such as "${owner}: 120 points".`,
    );
    return undefined;
  }
  const [first, ...more] = readings(text, fleet).map(({ ship }) => ship);
  if (first !== undefined) {
    complain(
      `"${text}" could mean ${more.length + 1} of ${owner}'s ships: ${numbered(ships, [first, ...more])}.`,
      `Use the ship's number, such as ${first + 1}.`,
    );
    return undefined;
  }
  complain(
    `"${text}" isn't one of ${owner}'s ships: ${numbered(ships, [...ships.keys()])}.`,
    `Use a number or a name. If the ship isn't destroyed, add one of ${KIND_WORDS.slice(1).join(", ")}.`,
  );
  return undefined;
}

function numbered(ships: readonly SubmittedShip[], places: readonly number[]): string {
  const named = places.slice(0, MOST_NAMED).map((at) => `${at + 1} ${ships[at]?.name} (${ships[at]?.points})`);
  return `${named.join(", ")}${places.length > MOST_NAMED ? ` and ${places.length - MOST_NAMED} more` : ""}`;
}
