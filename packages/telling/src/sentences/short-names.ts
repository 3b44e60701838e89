/**
 * Short ship names that fit next to ships on the table: at most 14 characters, and unique within a game. A unique pilot goes by callsign or
 * surname (`Howlrunner`, `Vader`), a huge ship with a unique title by that title (`Tantive IV`), and all others by squadron and number
 * (`Green 1`, `Academy 3`).
 */
import type { Pilot, Upgrade } from "@broadside/cards";
import { type Facts, remoteId, type ShipId, shipId } from "@broadside/rules";
import type { SharedWords } from "../languages/words.ts";
import type { Named } from "./names-of-game.ts";

export const LONGEST = 14;
/** Leaves room for a one-digit number. If the number is longer, the name is shortened further. */
const LONGEST_NUMBERED = LONGEST - 2;

type NamedPilot = Pick<Pilot, "name" | "limit">;

/** Pilots whom everybody calls by their first names, or who share a surname with another pilot. */
const BY_FIRST_NAME: readonly string[] = [
  ...["Ahsoka", "Anakin", "Benthic", "Biggs", "Boba", "Bo-Katan", "Corran", "Edrio", "Ezra", "Gavin", "Han", "Hera", "Iden", "Jango"],
  ...["Kanan", "Kylo", "Lando", "Leia", "Luke", "Norra", "Obi-Wan", "Paige", "Poe", "Rose", "Sabine", "Temmin", "Tycho", "Wedge", "Zay"],
];
/** Last words that don't identify anybody without the word before them. */
const NEVER_ALONE = /^(Brother|Sister|Pilot|\d+|.{1,3})$/;
const CALLSIGN = /["“](.+?)["”]/;

/** The callsign or surname for a unique pilot, or the squadron for any other. A number may follow it. */
export function shortNameOf({ name, limit }: NamedPilot): string {
  return limit === 1 ? uniqueName(name) : squadronName(name);
}

function uniqueName(name: string): string {
  const callsign = CALLSIGN.exec(name)?.[1];
  if (callsign !== undefined) return cut(callsign, LONGEST);
  const [whole = name] = name.split(" the ");
  const words = whole.split(" ");
  const [first = whole] = words;
  const last = words.at(-1) ?? whole;
  if (BY_FIRST_NAME.includes(first)) return first;
  return cut(NEVER_ALONE.test(last) ? whole : last, LONGEST);
}

/**
 * The short name is the part before a word for a unit, such as “Squadron”. In a name without such a word, the last word, such as “Pilot”,
 * is dropped.
 */
const UNIT = /^(.+?)(?: (?:Squadron|Flight|Group|Legion|Battalion|Medium|of) |-class )/;

const squadronName = (name: string): string => cut(UNIT.exec(name)?.[1] ?? name.replace(/ [^ ]+$/, ""), LONGEST_NUMBERED);

/**
 * Keeps as many whole words as fit, without a possessive at the end. A single word that is too long is cut at a hyphen, or else after the
 * last letter that fits.
 */
function cut(name: string, most: number): string {
  if (name.length <= most) return name;
  const shorter = name.replace(/(?:['’]s)?[ -][^ -]*$/, "");
  return shorter === name ? name.slice(0, most) : cut(shorter, most);
}

const made = new WeakMap<object, WeakMap<Facts, Readonly<Record<ShipId, string>>>>();

/** The short names for all ships and remotes in a game. */
export function shortNames(named: Pick<Named, "setup" | "facts">, { names }: SharedWords): Readonly<Record<ShipId, string>> {
  const ofLanguage = made.get(names) ?? new WeakMap<Facts, Readonly<Record<ShipId, string>>>();
  made.set(names, ofLanguage);
  const known = ofLanguage.get(named.facts) ?? makeShortNames(named, names);
  ofLanguage.set(named.facts, known);
  return known;
}

function makeShortNames({ setup, facts }: Pick<Named, "setup" | "facts">, names: SharedWords["names"]): Readonly<Record<ShipId, string>> {
  const ids = setup.squads.flatMap((squad, seat) => squad.ships.map((_, number) => shipId(seat, number)));
  const ships = ids.flatMap((id, place): readonly Nameable[] => {
    const own = facts.ships[place];
    if (!own) return [];
    const title = own.isHuge ? own.upgrades.find(isName) : undefined;
    return [title ? { id, short: cut(title.name, LONGEST), whole: title.name } : nameable(id, own.pilot)];
  });
  const remotes = (setup.remotes ?? []).map(({ kind }, place) => ({
    id: remoteId(place),
    short: cut(names.remotes[kind], LONGEST_NUMBERED),
  }));
  return distinctNames([...ships, ...remotes]);
}

/** Whether a title is unique to one ship, so that the ship is named after it. */
const isName = ({ slots, limit }: Upgrade): boolean => limit === 1 && slots.includes("title");

/** A ship or remote with its short name. A unique pilot or title also has a full name. */
interface Nameable {
  readonly id: ShipId;
  readonly short: string;
  readonly whole?: string;
}

export const nameable = (id: ShipId, pilot: NamedPilot): Nameable => ({
  id,
  short: shortNameOf(pilot),
  ...(pilot.limit === 1 && { whole: pilot.name }),
});

/**
 * Names ships with unique pilots or titles first. If a short name is taken, the next ship uses its full name if that fits, or else a
 * number.
 */
export function distinctNames(all: readonly Nameable[]): Readonly<Record<ShipId, string>> {
  const names: Record<ShipId, string> = {};
  const taken = new Set<string>();
  const take = (id: ShipId, name: string): void => {
    names[id] = name;
    taken.add(name);
  };
  const numbered = (short: string, from: number): string => {
    for (let number = from; ; number += 1) {
      const name = `${cut(short, LONGEST - 1 - String(number).length)} ${number}`;
      if (!taken.has(name)) return name;
    }
  };
  for (const { id, short, whole } of all) {
    if (whole === undefined) continue;
    const fitting = [short, whole].find((name) => name.length <= LONGEST && !taken.has(name));
    take(id, fitting ?? numbered(short, 2));
  }
  for (const { id, short, whole } of all) if (whole === undefined) take(id, numbered(short, 1));
  return names;
}
