/**
 * Names of ships that fit on the table beside them: at most 14 characters, and no two alike in a game. A unique pilot goes by callsign or surname
 * (`Howlrunner`, `Vader`), all others by squadron and number (`Green 1`, `Academy 3`).
 */
import type { Pilot } from "@broadside/cards";
import { type Facts, REMOTES, remoteId, type ShipId, shipId } from "@broadside/rules";
import type { Named } from "./names-of-game.ts";

export const LONGEST = 14;
/** Leaves room for a number of one digit; before a longer one still more is cut. */
const LONGEST_NUMBERED = LONGEST - 2;

type NamedPilot = Pick<Pilot, "name" | "limit">;

/** Pilots whom everybody calls by their first names, or who share their surname with another. */
const BY_FIRST_NAME: readonly string[] = [
  ...["Ahsoka", "Anakin", "Benthic", "Biggs", "Boba", "Bo-Katan", "Corran", "Edrio", "Ezra", "Gavin", "Han", "Hera", "Iden", "Jango"],
  ...["Kanan", "Kylo", "Lando", "Leia", "Luke", "Norra", "Obi-Wan", "Paige", "Poe", "Rose", "Sabine", "Temmin", "Tycho", "Wedge", "Zay"],
];
/** Last words that name nobody without the word before. */
const NEVER_ALONE = /^(Brother|Sister|Pilot|\d+|.{1,3})$/;
const CALLSIGN = /["“](.+?)["”]/;

/** Callsign or surname of a unique pilot, squadron of any other: what the name begins with, before a number where it needs one. */
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

/** Where a name says what kind of unit it is, what stands before that; else all but the last word, which says who flies. */
const UNIT = /^(.+?)(?: (?:Squadron|Flight|Group|Legion|Battalion|Medium|of) |-class )/;

const squadronName = (name: string): string => cut(UNIT.exec(name)?.[1] ?? name.replace(/ [^ ]+$/, ""), LONGEST_NUMBERED);

/** Whole words as far as they fit; of a single one that is too long its first part, or as much of it as fits. */
function cut(name: string, most: number): string {
  if (name.length <= most) return name;
  const shorter = name.replace(/[ -][^ -]*$/, "");
  return shorter === name ? name.slice(0, most) : cut(shorter, most);
}

const made = new WeakMap<Facts, Readonly<Record<ShipId, string>>>();

/** Of all ships and remotes of a game. */
export function shortNames(named: Pick<Named, "setup" | "facts">): Readonly<Record<ShipId, string>> {
  const known = made.get(named.facts) ?? makeShortNames(named);
  made.set(named.facts, known);
  return known;
}

function makeShortNames({ setup, facts }: Pick<Named, "setup" | "facts">): Readonly<Record<ShipId, string>> {
  const ids = setup.squads.flatMap((squad, seat) => squad.ships.map((_, number) => shipId(seat, number)));
  const ships = ids.flatMap((id, place): readonly Nameable[] => {
    const pilot = facts.ships[place]?.pilot;
    return pilot ? [nameable(id, pilot)] : [];
  });
  const remotes = (setup.remotes ?? []).map(({ kind }, place) => ({
    id: remoteId(place),
    short: cut(REMOTES[kind].name, LONGEST_NUMBERED),
  }));
  return distinctNames([...ships, ...remotes]);
}

/** A ship or remote with what its name begins with; of a unique pilot also the whole name. */
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

/** Unique pilots first: of two that would be called the same the second goes by the whole name, where that fits, or by a number. */
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
