/** Questions, options and cards in words: those of the rules, with tokens of the table by their names. */

import { damageSummary } from "@broadside/cards";
import type { OpenAttack } from "@broadside/protocol";
import { cardEnergyLimit, type Game, isPlaceQuestion, type Question } from "@broadside/rules";
import type { Terms } from "./edition-terms.ts";
import { capital, cardName, type Names } from "./names.ts";
import { namesOf } from "./names-of-game.ts";
import { isDevice, isObstacle, pieceName, SECTION_NAMES } from "./piece-names.ts";
import { optionInWords, questionInWords, weaponInWords } from "./question-words.ts";

/** Where a key says more in a question of one kind. */
const KEYS_IN: Readonly<Record<string, Readonly<Record<string, string | ((terms: Terms) => string)>>>> = {
  "modify attack dice": {
    done: "No more changes",
    focus: "Spend a focus token",
    lock: ({ lock }) => `Spend a ${lock}`,
    evade: "Spend an evade token",
  },
  "modify defense dice": { done: "No more changes", focus: "Spend a focus token", evade: "Spend an evade token" },
  reroll: { none: "Reroll nothing" },
  "call the die": { hits: "Hits", misses: "Misses" },
  "turret indicator": { front: "Ahead", right: "To the right", rear: "Behind", left: "To the left" },
  edge: { bottom: "Bottom edge", top: "Top edge", left: "Left edge", right: "Right edge" },
  numerals: { black: "Black numerals", white: "White numerals" },
  "discard token or card": { token: "A token on it", card: "The card" },
  "allocate energy": { done: "Done: keep the rest on the Ship card" },
};

/** Without the name of the seat, which stands beside the question. */
export function askedInWords(game: Game, question: Question): string {
  const names = namesOf(game);
  const { about } = question;
  const named = about?.piece === undefined ? question : { ...question, about: { ...about, piece: pieceInWords(game, about.piece, names) } };
  const text = questionInWords(named, names);
  const seat = `${names.seats[question.seat]}: `;
  return capital(text.startsWith(seat) ? text.slice(seat.length) : text);
}

/** A piece by its id, or a token by its own; a remote by its name. */
export function pieceInWords(
  { state }: { readonly state: Pick<Game["state"], "devices" | "obstacles"> },
  id: string,
  names?: Names,
): string {
  const device = state.devices.find((one) => one.id === id);
  const remote = names?.ships[id];
  return device ? `the ${device.kind}` : (remote ?? pieceName(state.obstacles.find((one) => one.id === id)?.token ?? id));
}

/** An option; pieces on the table by their names. */
export function optionLabel(game: Game, question: Question, key: string): string {
  const names = namesOf(game);
  if (PIECE_ID.test(key)) return capital(pieceInWords(game, key, names));
  return labelWith(question, key, names).replace(ANY_PIECE_ID, (id) => pieceInWords(game, id, names));
}
const PIECE_ID = /^(device|obstacle) \d+$/;
const ANY_PIECE_ID = /\b(device|obstacle) \d+\b/g;

/** The same without the table: what the rules call it, with faces, sections, obstacles and devices by their names. */
export function labelWith(question: Question, key: string, names: Names): string {
  const known = KEYS_IN[question.kind]?.[key] ?? diceInWords(question.kind, key);
  if (known !== undefined) return typeof known === "string" ? known : known(names.terms);
  if (key === "fore" || key === "aft") return SECTION_NAMES[key];
  if (isObstacle(key) || isDevice(key)) return pieceName(key);
  const turned = key.replace(/ flipped$/, "");
  if (isObstacle(turned)) return `${pieceName(turned)}, turned over`;
  if (/^[a-z]+(?:-[a-z]+)+$/.test(key)) return capital(key.replaceAll("-", " "));
  if (/^\d+$/.test(key))
    return question.kind.endsWith(" place") ? `Place ${key}` : `${key}${question.kind.startsWith("energy") ? " energy" : ""}`;
  const words = capital(optionInWords(question, key, names)).replace(/^(.+) of \1 \((\w+)\)/, "$1 ($2)");
  // Several effects of one card are told apart by a number.
  const [card = key, part = "0"] = key.split("#");
  return isOneOfSeveral(question, card) ? `${words}, effect ${Number(part) + 1}` : words;
}

const isOneOfSeveral = (question: Question, card: string): boolean =>
  !isPlaceQuestion(question) && question.options.filter(({ key }) => key.split("#")[0] === card).length > 1;

const FACE_WORDS: Readonly<Record<string, string>> = { hit: "hit", crit: "critical", focus: "focus", evade: "evade", blank: "blank" };

/** Answers that are faces: one, several, or a die with its place. */
function diceInWords(kind: string, key: string): string | undefined {
  const words = key.split(" ");
  if (["reroll", "name a die result", "change which result", "spend die result"].includes(kind))
    return words.every((word) => FACE_WORDS[word]) ? capital(words.map((word) => FACE_WORDS[word]).join(", ")) : undefined;
  const [, place, face = ""] = /^(\d+) (\w+)$/.exec(key) ?? [];
  return place !== undefined && FACE_WORDS[face] ? `Die ${place}: ${FACE_WORDS[face]}` : undefined;
}

/** What the card of an option does. */
export function summaryIn({ content }: Game, key: string): string | undefined {
  const { upgrades, conditions } = content.catalogue.pack.summaries;
  const [, kind, id = ""] = /(?:^|\/)(pilot|upgrade|damage|condition|effect):(.+?)(?:\/\d+)?(?:#\d+)?(?: [a-z]+[A-Z]\w*)?$/.exec(key) ?? [];
  switch (kind) {
    case "pilot":
      return shipSummary(content, id);
    case "damage":
      return damageSummary(content.catalogue, id.slice(0, id.indexOf("/")), id.slice(id.indexOf("/") + 1));
    case "condition":
      return conditions[id];
    default:
      return upgrades[id];
  }
}

/** A card of the ship that is asked about, named by its place: the energy on it, which tells two of a kind apart, and what it does. */
export function ownCardInWords(game: Game, { about }: Question, key: string): string | undefined {
  const [, id = "", place = ""] = /^([a-z0-9]+)@(\d+)$/.exec(key) ?? [];
  const ship = game.state.ships.find((one) => one.id === about?.ship);
  const limit = ship && ship.upgrades[Number(place)]?.id === id ? cardEnergyLimit(game, ship, Number(place)) : 0;
  const energy = limit > 0 ? `${ship?.upgrades[Number(place)]?.energy ?? 0} of ${limit} energy on it.` : undefined;
  const words = [energy, game.content.catalogue.pack.summaries.upgrades[id]].filter((each) => each !== undefined);
  return words.length > 0 ? words.join(" ") : undefined;
}

/** What a pilot does, or, where the card has no pilot of its own, the ship. */
export function shipSummary({ catalogue }: Game["content"], pilot: string): string | undefined {
  const { pilots, ships } = catalogue.pack.summaries;
  return pilots[pilot] ?? ships[catalogue.pilots.get(pilot)?.ship ?? ""];
}

/** A weapon by its key in the answers of an attack. */
export const weaponName = (game: Game, weapon: string): string => weaponInWords(weapon, namesOf(game));

/** What can be measured before an attack is declared, and what its weapon does. */
export function attackInWords(game: Game, { range, obstructed }: Pick<OpenAttack, "range" | "obstructed">, key: string): string {
  const summary = game.content.catalogue.pack.summaries.upgrades[key.replace(/(?:@\d+)?>.*$/, "")];
  return [`Range ${range}${obstructed ? ", obstructed" : ""}.`, summary].filter((words) => words !== undefined).join(" ");
}

/** What a roll is for: a card, or what the rules call it. */
export const rollInWords = (game: Game, reason: string): string =>
  reason.includes(":") ? cardName(namesOf(game), reason) : reason === "defense" ? "defence" : reason;
