/** Card values as text for a printed sheet, which must be readable without colour. */
import {
  type ActionName,
  type Attack,
  type BarAction,
  type Catalogue,
  type Charges,
  type Colour,
  type DialManeuver,
  readDial,
  type WeaponArc,
} from "@broadside/cards";
import type { Edition } from "@broadside/rulebook/row";

export const EDITION_WORDS: Readonly<Record<Edition, { readonly name: string; readonly initiative: string }>> = {
  "1e": { name: "First edition", initiative: "Pilot skill" },
  "2.0": { name: "Second edition (2.0)", initiative: "Initiative" },
  "2.5": { name: "Second edition (2.5)", initiative: "Initiative" },
};

export const COLOUR_LETTERS: Readonly<Record<Colour, string>> = { green: "G", blue: "B", white: "W", red: "R", purple: "P" };

const ARC_WORDS: Readonly<Record<WeaponArc, string>> = {
  front: "front arc",
  rear: "rear arc",
  left: "left arc",
  right: "right arc",
  "full-front": "full front arc",
  "full-rear": "full rear arc",
  bullseye: "bullseye arc",
  "single-turret": "single turret arc",
  "double-turret": "double turret arc",
  turret: "turret, any direction",
  mobile: "mobile arc",
  "auxiliary-rear": "auxiliary rear arc",
  "auxiliary-180": "180° auxiliary arc",
};

const ACTION_WORDS: Readonly<Record<ActionName, string>> = {
  focus: "Focus",
  lock: "Lock",
  evade: "Evade",
  "barrel-roll": "Barrel Roll",
  boost: "Boost",
  calculate: "Calculate",
  cloak: "Cloak",
  coordinate: "Coordinate",
  jam: "Jam",
  recover: "Recover",
  reinforce: "Reinforce",
  reload: "Reload",
  "rotate-arc": "Rotate Arc",
  slam: "SLAM",
};

export const arcsInWords = (arcs: readonly WeaponArc[]): string => arcs.map((arc) => ARC_WORDS[arc]).join(", ");

/** Describes an attack. Without a printed range, its range is 1 to 3. */
export const attackInWords = ({ arcs, dice, range: [nearest, farthest] = [1, 3] }: Attack): string =>
  `${dice} ${dice === 1 ? "die" : "dice"}, ${arcs.length > 0 ? `${arcsInWords(arcs)}, ` : ""}range ${nearest === farthest ? nearest : `${nearest}–${farthest}`}`;

/** Describes an action with its colour, unless it is white. */
export const actionInWords = ({ linked, ...action }: BarAction): string =>
  linked ? `${plainAction(action)} → ${plainAction(linked)}` : plainAction(action);

const plainAction = ({ name, colour }: Pick<BarAction, "name" | "colour">): string =>
  colour === "white" ? ACTION_WORDS[name] : `${ACTION_WORDS[name]} (${colour})`;

const BEARING_WORDS: Readonly<Record<DialManeuver["bearing"], string>> = {
  turn: "turn",
  bank: "bank",
  straight: "straight",
  koiogran: "Koiogran turn",
  segnor: "Segnor's loop",
  segnorTurn: "Segnor's loop along a turn",
  tallon: "Tallon roll",
  tallonBank: "Tallon roll along a bank",
  stationary: "stationary",
  reverse: "reverse straight",
  reverseBank: "reverse bank",
  bankSlip: "bank sideslip",
  turnSlip: "turn sideslip",
};

/** Describes a maneuver, such as "2 left bank". */
export const maneuverInWords = ({ speed, bearing, side }: DialManeuver): string =>
  [speed, side, BEARING_WORDS[bearing]].filter((word) => word !== undefined).join(" ");

export const maneuversInWords = (codes: readonly string[]): string => readDial(codes).map(maneuverInWords).join(", ");

/** Describes how many charges, or how much Force, are gained or lost each round. Undefined if that doesn't happen. */
export function recoveryInWords({ recovers = 0 }: Charges): string | undefined {
  if (recovers === 0) return undefined;
  return recovers > 0 ? `+${recovers} each round` : `−${-recovers} each round`;
}

/** Returns our summary of a card, if there is one. */
export function summaryOf(catalogue: Catalogue, kind: "ships" | "pilots" | "upgrades" | "conditions", id: string): string | undefined {
  const summaries = catalogue.pack.summaries[kind];
  return Object.hasOwn(summaries, id) ? summaries[id] : undefined;
}
