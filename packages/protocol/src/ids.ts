/** The ids of things in a game. Each kind of id has its own form, so no id can be mistaken for one of another kind. */
import { SCENARIO_PIECES, type ScenarioPieceId, SECTIONS, type Section } from "@broadside/geometry";
import { invariant, keysIn } from "@broadside/kit";

/** The seats' letters, in order. */
const SEAT_LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H"] as const;
type SeatLetter = (typeof SEAT_LETTERS)[number];

/** A ship by its seat's letter and its number in the squad, as in `A1`, or a remote by its number, as in `R1`. */
export type ShipId = `${SeatLetter | "R"}${number}`;
/** A ship, or a section of a huge ship as in `B1:aft` (HS-TOKEN-07). */
export type ShipTarget = ShipId | `${ShipId}:${Section}`;

/** An obstacle on the table, including those that cards place and cargo that ships drop. */
export type PlacedObstacleId = `obstacle ${number}${"" | " laid" | " dropped"}`;
/** A bomb or mine on the table. */
export type PlacedDeviceId = `device ${number}`;
/** A feature, marker or hyperspace point of a scenario, as in `supplyCache 2`. */
export type PlacedPieceId = `${ScenarioPieceId} ${number}`;

/** Everything on the table that has an id. */
export type ObjectId = ShipId | PlacedObstacleId | PlacedDeviceId | PlacedPieceId;
/** Anything that can be locked or aimed at. */
export type TargetId = ObjectId | ShipTarget;

const NUMBER = "[1-9]\\d{0,8}";
const SHIP = `[${SEAT_LETTERS.join("")}R]${NUMBER}`;
const SECTION = `${SHIP}:(?:${SECTIONS.join("|")})`;
const OBSTACLE = `obstacle ${NUMBER}(?: laid| dropped)?`;
const DEVICE = `device ${NUMBER}`;
const PIECE = `(?:${keysIn(SCENARIO_PIECES).join("|")}) ${NUMBER}`;

const formOf = (...forms: readonly string[]): RegExp => new RegExp(`^(?:${forms.join("|")})$`);
export const SHIP_ID = formOf(SHIP);
export const OBSTACLE_ID = formOf(OBSTACLE);
export const DEVICE_ID = formOf(DEVICE);
export const PIECE_ID = formOf(PIECE);
export const OBJECT_ID = formOf(SHIP, OBSTACLE, DEVICE, PIECE);
export const TARGET_ID = formOf(SHIP, SECTION, OBSTACLE, DEVICE, PIECE);

export const isShipId = (text: string): text is ShipId => SHIP_ID.test(text);
export const isPlacedObstacleId = (text: string): text is PlacedObstacleId => OBSTACLE_ID.test(text);
export const isPlacedDeviceId = (text: string): text is PlacedDeviceId => DEVICE_ID.test(text);
export const isPlacedPieceId = (text: string): text is PlacedPieceId => PIECE_ID.test(text);
export const isObjectId = (text: string): text is ObjectId => OBJECT_ID.test(text);
export const isTargetId = (text: string): text is TargetId => TARGET_ID.test(text);

/** Returns the id of the ship at a place in a seat's squad, or of the remote at a place in the game's list. */
export function shipId(seat: number, place: number): ShipId {
  const letter = SEAT_LETTERS[seat];
  invariant(letter, `no seat ${seat}`);
  return `${letter}${place + 1}`;
}
export const remoteId = (place: number): ShipId => `R${place + 1}`;

export const targetId = (ship: ShipId, section: Section | undefined): ShipTarget => (section === undefined ? ship : `${ship}:${section}`);

const isWhole = (target: TargetId): target is ObjectId => !target.includes(":");

/** Returns the target itself or, for a section, its ship. */
export function objectIn(target: TargetId): ObjectId {
  if (isWhole(target)) return target;
  const ship = target.slice(0, target.indexOf(":"));
  invariant(isShipId(ship), `no ship in ${target}`);
  return ship;
}
/** Returns the ship or remote itself or, for a section, its ship. */
export function shipIn(target: ShipTarget): ShipId;
export function shipIn(target: TargetId): ShipId | undefined;
export function shipIn(target: TargetId): ShipId | undefined {
  const object = objectIn(target);
  return isShipId(object) ? object : undefined;
}
export function sectionIn(target: TargetId): Section | undefined {
  const colon = target.indexOf(":");
  return colon < 0 ? undefined : SECTIONS.find((section) => section === target.slice(colon + 1));
}

/**
 * A card's key in the registry: `pilot:howlrunner`, `upgrade:predator`, `damage:core/Console Fire`, `condition:rattled`,
 * `effect:glitterstim`.
 */
export type CardKey = `${(typeof CARD_SORTS)[number]}:${string}`;
const CARD_SORTS = ["pilot", "ship", "upgrade", "damage", "condition", "effect", "remote", "environment"] as const;
export const CARD_KEY = new RegExp(`^(?:${CARD_SORTS.join("|")}):`);
export const isCardKey = (text: string): text is CardKey => CARD_KEY.test(text);

/** A maneuver of a dial: speed, bearing and colour, as in `2FW`. */
export type ManeuverCode = string;
