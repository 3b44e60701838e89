/** Names of ships, seats and cards of a game, as data, so that a log can be read where there are no cards. */
import { type DialManeuver, readManeuver } from "@broadside/cards";
import { type ShipId, sectionIn, shipIn, type TargetId } from "@broadside/protocol";
import type { Terms } from "./edition-terms.ts";

export interface Names {
  /** `Wedge Antilles (A1)` */
  readonly ships: Readonly<Record<ShipId, string>>;
  readonly seats: readonly string[];
  /** By registry key; a Damage card whose text no source has bears its mark. */
  readonly cards: Readonly<Record<string, string>>;
  /** What the edition calls in its own way. */
  readonly terms: Terms;
  /** What lies on the table, or a token, by its id; where the table is known. */
  readonly pieceOf?: (id: string) => string;
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

const PIECE_NAMES: Readonly<Record<string, string>> = {
  supplyCache: "supply cache",
  hyperspacePoint: "hyperspace point",
  keyCargo: "key cargo",
  satelliteRemote: "satellite",
  proximityMine: "proximity mine",
  connerNet: "conner net",
  clusterMineCentre: "cluster mine",
};
/** A piece of a scenario by its kind, or by its id: `supplyCache 2` as `supply cache 2`. */
export const scenarioPieceName = (piece: string | undefined): string =>
  piece?.replace(/^\w+/, (kind) => PIECE_NAMES[kind] ?? kind) ?? "a piece";

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
  segnorTurn: "Segnor's loop along a turn",
  tallon: "Tallon roll",
  tallonBank: "Tallon roll along a bank",
  stationary: "stationary maneuver",
  reverse: "reverse straight",
  reverseBank: "reverse bank",
  bankSlip: "bank sideslip",
  turnSlip: "turn sideslip",
};

/** The code of a maneuver as `white 2 left turn`; anything else as it is. */
export function maneuverName(code: string | undefined): string {
  const read = code === undefined ? undefined : readManeuver(code);
  if (!read) return code ?? "maneuver";
  const { colour, speed, side, bearing } = read;
  return [colour, bearing === "stationary" ? undefined : speed, side, BEARINGS[bearing]].filter((word) => word !== undefined).join(" ");
}

/** A token of a ship, or what is spent like one: a lock, the Force. What is none stays as it is. */
export function tokenName({ terms }: Names, token: string | undefined): string {
  const tokens: Readonly<Record<string, string>> = { ...terms.tokens, lock: terms.lock, force: "Force" };
  return tokens[token ?? ""] ?? token ?? "";
}

/** What has a say in the odds of an attack: a card, the scenario, a token or a rule. */
export const oddsSource = (names: Names, key: string): string =>
  key === "scenario" ? "the scenario" : key.includes(":") ? cardName(names, key) : tokenName(names, key);

const ACTION_NAMES: Readonly<Record<string, string>> = {
  slam: "SLAM",
  "barrel-roll": "barrel roll",
  "rotate-arc": "rotate arc",
};
/** An action of the action bar. */
export const actionName = ({ terms }: Names, action: string | undefined): string =>
  action === "lock" ? terms.lock : (ACTION_NAMES[action ?? ""] ?? action ?? "");

/** `1 point`, `2 points`; threat has no plural. */
export const inUnits = (count: number, unit: string): string => `${count} ${unit}${count === 1 || unit === "threat" ? "" : "s"}`;

/** `Ana`, `Ana and Ben`, `Ana, Ben and Cleo`. */
export function listed(names: readonly string[]): string {
  const last = names[names.length - 1] ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

/** A sentence begins with it, and one goes on with it. */
export const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
export const small = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

/** `an evade`, `a focus`. */
export const withArticle = (words: string): string => `${/^[aeio]/i.test(words) ? "an" : "a"} ${words}`;

const FACE_NAMES: Readonly<Record<string, string>> = { crit: "critical" };
export const facesInWords = (faces: readonly string[] | undefined): string =>
  faces === undefined || faces.length === 0 ? "nothing" : faces.map((face) => FACE_NAMES[face] ?? face).join(", ");
