/** Names of ships, seats and cards of a game, as data, so that a log can be read where there are no cards. */
import type { DialManeuver } from "@broadside/cards";
import { readManeuver } from "@broadside/cards";
import type { Facts } from "./facts.ts";
import type { GameSetup } from "./setup.ts";
import { shipId } from "./start.ts";
import type { ShipId } from "./state.ts";

export interface Names {
  /** `Wedge Antilles (A1)` */
  readonly ships: Readonly<Record<ShipId, string>>;
  readonly seats: readonly string[];
  /** By registry key. */
  readonly cards: Readonly<Record<string, string>>;
}

/** What names can be made from; a game is one. */
export interface Named {
  readonly setup: GameSetup;
  readonly facts: Facts;
}

const made = new WeakMap<Facts, Names>();

/** Names as they are, or those of a game. */
export const namesIn = (from: Names | Named): Names => ("facts" in from ? namesOf(from) : from);

export function namesOf({ setup, facts }: Named): Names {
  const known = made.get(facts);
  if (known) return known;
  const names = makeNames(setup, facts);
  made.set(facts, names);
  return names;
}

function makeNames(setup: GameSetup, facts: Facts): Names {
  const ships: Record<ShipId, string> = {};
  const cards: Record<string, string> = {};
  let place = 0;
  setup.squads.forEach((squad, seat) => {
    squad.ships.forEach((_, number) => {
      const own = facts.ships[place];
      place += 1;
      if (!own) return;
      const id = shipId(seat, number);
      ships[id] = `${own.pilot.name} (${id})`;
      cards[`pilot:${own.pilot.id}`] = own.pilot.name;
      for (const upgrade of own.upgrades) cards[`upgrade:${upgrade.id}`] = upgrade.name;
    });
  });
  for (const deck of facts.decks) for (const { key, name } of deck) cards[key] = name;
  return { ships, seats: setup.seats.map(({ name }) => name), cards };
}

export const shipName = ({ ships }: Names, id: ShipId | undefined): string => (id === undefined ? "a ship" : (ships[id] ?? id));
export const seatName = ({ seats }: Names, seat: number | undefined): string =>
  seat === undefined ? "somebody" : (seats[seat] ?? `seat ${seat + 1}`);

/** A card without a name here is called by its id. */
export const cardName = ({ cards }: Names, key: string | undefined): string =>
  key === undefined ? "a card" : (cards[key] ?? key.replace(/^[^:]*:/, "").replace(/^.*\//, ""));

const BEARINGS: Readonly<Record<DialManeuver["bearing"], string>> = {
  turn: "turn",
  bank: "bank",
  straight: "straight",
  koiogran: "Koiogran turn",
  segnor: "Segnor's loop",
  tallon: "Tallon roll",
  stationary: "stationary",
  reverse: "reverse straight",
  reverseBank: "reverse bank",
};

/** `2TLR`-like codes as `red turn left 2`; anything else as it is. */
export function maneuverName(code: string | undefined): string {
  const read = code === undefined ? undefined : readManeuver(code);
  if (!read) return code ?? "a maneuver";
  return [read.colour, BEARINGS[read.bearing], read.side, read.speed].filter((word) => word !== undefined && word !== "").join(" ");
}

const TOKEN_NAMES: Readonly<Record<string, string>> = {
  weaponsDisabled: "weapons disabled",
  reinforceFore: "reinforce (fore)",
  reinforceAft: "reinforce (aft)",
  tractor: "tractor beam",
};
export const tokenName = (token: string | undefined): string => (token === undefined ? "a" : (TOKEN_NAMES[token] ?? token));

const FACE_NAMES: Readonly<Record<string, string>> = { crit: "critical" };
export const facesInWords = (faces: readonly string[] | undefined): string =>
  faces === undefined || faces.length === 0 ? "nothing" : faces.map((face) => FACE_NAMES[face] ?? face).join(", ");
