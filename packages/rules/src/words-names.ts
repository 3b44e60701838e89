/** Names of ships, seats and cards of a game, as data, so that a log can be read where there are no cards. */
import type { Catalogue, DialManeuver } from "@broadside/cards";
import { readManeuver } from "@broadside/cards";
import type { Facts } from "./facts.ts";
import type { GameSetup } from "./setup.ts";
import { shipId } from "./start.ts";
import { type ShipId, sectionIn, shipIn, type TargetId } from "./state.ts";

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
  /** Where Conditions have their names from. */
  readonly content?: { readonly catalogue: Pick<Catalogue, "conditions"> };
}

const made = new WeakMap<Facts, Names>();

/** Names as they are, or those of a game. */
export const namesIn = (from: Names | Named): Names => ("facts" in from ? namesOf(from) : from);

export function namesOf(named: Named): Names {
  const known = made.get(named.facts);
  if (known) return known;
  const names = makeNames(named);
  made.set(named.facts, names);
  return names;
}

function makeNames({ setup, facts, content }: Named): Names {
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
      for (const upgrade of own.toCome?.flat() ?? own.upgrades) cards[`upgrade:${upgrade.id}`] = upgrade.name;
    });
  });
  for (const deck of facts.decks) for (const { key, name } of deck.list) cards[key] = name;
  for (const [id, { name }] of content?.catalogue.conditions ?? []) cards[`condition:${id}`] = name;
  return { ships, seats: setup.seats.map(({ name }) => name), cards };
}

/** A ship, or a section of a huge one: `CR90 Corvette (A1), aft section` (HS-TOKEN-07). */
export function shipName({ ships }: Names, id: TargetId | undefined): string {
  if (id === undefined) return "a ship";
  const section = sectionIn(id);
  return ships[id] ?? (section === undefined ? id : `${ships[shipIn(id)] ?? shipIn(id)}, ${section} section`);
}
/** A ship, or the section of it that is told as a piece. */
export const partName = (names: Names, ship: ShipId | undefined, piece: string | undefined): string =>
  shipName(names, piece === "fore" || piece === "aft" ? `${ship}:${piece}` : ship);
export const seatName = ({ seats }: Names, seat: number | undefined): string =>
  seat === undefined ? "somebody" : (seats[seat] ?? `seat ${seat + 1}`);

/** A lasting effect is called by the card it comes from, a card without a name here by its id. */
export function cardName({ cards }: Names, key: string | undefined): string {
  if (key === undefined) return "a card";
  const bare = key.replace(/#\d+$/, "");
  const id = bare.replace(/^[^:]*:/, "");
  const from = key.startsWith("effect:") ? (cards[`upgrade:${id}`] ?? cards[`pilot:${id}`] ?? cards[`condition:${id}`]) : undefined;
  return cards[bare] ?? from ?? id.replace(/^.*\//, "");
}

const BEARINGS: Readonly<Record<DialManeuver["bearing"], string>> = {
  turn: "turn",
  bank: "bank",
  straight: "straight",
  koiogran: "Koiogran turn",
  segnor: "Segnor's loop",
  tallon: "Tallon roll",
  stationary: "stationary maneuver",
  reverse: "reverse straight",
  reverseBank: "reverse bank",
};

/** The code of a maneuver as `white 2 left turn`; anything else as it is. */
export function maneuverName(code: string | undefined): string {
  const read = code === undefined ? undefined : readManeuver(code);
  if (!read) return code ?? "maneuver";
  const { colour, speed, side, bearing } = read;
  return [colour, bearing === "stationary" ? undefined : speed, side, BEARINGS[bearing]].filter((word) => word !== undefined).join(" ");
}

const TOKEN_NAMES: Readonly<Record<string, string>> = {
  weaponsDisabled: "weapons disabled",
  reinforceFore: "reinforce (fore)",
  reinforceAft: "reinforce (aft)",
  tractor: "tractor beam",
};
export const tokenName = (token: string | undefined): string => (token === undefined ? "" : (TOKEN_NAMES[token] ?? token));

const ACTION_NAMES: Readonly<Record<string, string>> = {
  lock: "target lock",
  slam: "SLAM",
  "barrel-roll": "barrel roll",
  "rotate-arc": "rotate arc",
};
/** An action of the action bar. */
export const actionName = (action: string | undefined): string => ACTION_NAMES[action ?? ""] ?? action ?? "";

/** `an evade`, `a focus`. */
export const withArticle = (words: string): string => `${/^[aeio]/i.test(words) ? "an" : "a"} ${words}`;

const FACE_NAMES: Readonly<Record<string, string>> = { crit: "critical" };
export const facesInWords = (faces: readonly string[] | undefined): string =>
  faces === undefined || faces.length === 0 ? "nothing" : faces.map((face) => FACE_NAMES[face] ?? face).join(", ");
