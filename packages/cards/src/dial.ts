/**
 * Turns dials and action bars into plain data. Packs store them as short codes. A maneuver code is a speed, a letter for bearing and side,
 * and a letter for the colour. On first-edition huge ships, which have no colours, a digit for the energy comes last instead. `2TW` is a
 * white left turn at speed 2, and `1F3` is a straight at speed 1 that gives 3 energy. An action is a colour and a name, with its linked
 * action after an arrow: `white focus > red barrel-roll`.
 */
import { invariant } from "@broadside/kit";
import { ACTIONS, type ActionName, COLOURS, type Colour } from "./vocabulary.ts";

export interface DialManeuver {
  readonly speed: number;
  readonly bearing: DialBearing;
  readonly side?: "left" | "right";
  readonly colour?: Colour;
  /** The number of energy icons, on first-edition huge ships. */
  readonly energy?: number;
}

/** The bearings of all maneuvers. No dial shows the last two: cards turn other maneuvers into them. */
export type DialBearing =
  | "turn"
  | "bank"
  | "straight"
  | "koiogran"
  | "segnor"
  | "segnorTurn"
  | "tallon"
  | "tallonBank"
  | "stationary"
  | "reverse"
  | "reverseBank"
  | "bankSlip"
  | "turnSlip";

const BEARING_LETTERS: Readonly<Record<string, Pick<DialManeuver, "bearing" | "side">>> = {
  T: { bearing: "turn", side: "left" },
  Y: { bearing: "turn", side: "right" },
  B: { bearing: "bank", side: "left" },
  N: { bearing: "bank", side: "right" },
  F: { bearing: "straight" },
  K: { bearing: "koiogran" },
  L: { bearing: "segnor", side: "left" },
  P: { bearing: "segnor", side: "right" },
  C: { bearing: "segnorTurn", side: "left" },
  V: { bearing: "segnorTurn", side: "right" },
  E: { bearing: "tallon", side: "left" },
  R: { bearing: "tallon", side: "right" },
  G: { bearing: "tallonBank", side: "left" },
  M: { bearing: "tallonBank", side: "right" },
  O: { bearing: "stationary" },
  S: { bearing: "reverse" },
  A: { bearing: "reverseBank", side: "left" },
  D: { bearing: "reverseBank", side: "right" },
  H: { bearing: "bankSlip", side: "left" },
  J: { bearing: "bankSlip", side: "right" },
  U: { bearing: "turnSlip", side: "left" },
  I: { bearing: "turnSlip", side: "right" },
};

const COLOUR_LETTERS: Readonly<Record<string, Colour>> = { G: "green", B: "blue", W: "white", R: "red", P: "purple" };

/** A cache, because a pack has few different codes, which are read often. */
const readManeuvers = new Map<string, DialManeuver>();

/** Reads a maneuver code. Undefined if it isn't one. */
export function readManeuver(code: string): DialManeuver | undefined {
  const known = readManeuvers.get(code);
  if (known) return known;
  const maneuver = parseManeuver(code);
  if (maneuver) readManeuvers.set(code, maneuver);
  return maneuver;
}

function parseManeuver(code: string): DialManeuver | undefined {
  const [, speed, letter = "", last = ""] = /^([0-5])([A-Z])([A-Z0-9])$/.exec(code) ?? [];
  const bearing = BEARING_LETTERS[letter];
  if (speed === undefined || !bearing) return undefined;
  if (/\d/.test(last)) return { speed: Number(speed), ...bearing, energy: Number(last) };
  const colour = COLOUR_LETTERS[last];
  return colour && { speed: Number(speed), ...bearing, colour };
}

/** Reads a ship's dial, whose codes have already been checked. */
export const readDial = (codes: readonly string[]): readonly DialManeuver[] =>
  codes.map((code) => {
    const maneuver = readManeuver(code);
    invariant(maneuver, `no maneuver: ${code}`);
    return maneuver;
  });

export interface BarAction {
  readonly name: ActionName;
  readonly colour: Colour;
  readonly linked?: { readonly name: ActionName; readonly colour: Colour };
}

/** A cache, because a pack has few different texts, which are read often. */
const readActions = new Map<string, BarAction>();

/** Reads an action's text. Undefined if it isn't one. */
export function readAction(text: string): BarAction | undefined {
  const known = readActions.get(text);
  if (known) return known;
  const action = parseAction(text);
  if (action) readActions.set(text, action);
  return action;
}

function parseAction(text: string): BarAction | undefined {
  const [first = "", second, ...rest] = text.split(" > ");
  const action = readPlainAction(first);
  if (!action || rest.length > 0) return undefined;
  if (second === undefined) return action;
  const linked = readPlainAction(second);
  return linked && { ...action, linked };
}

function readPlainAction(text: string): { readonly name: ActionName; readonly colour: Colour } | undefined {
  const [colourWord, nameWord, ...rest] = text.split(" ");
  const colour = COLOURS.find((one) => one === colourWord);
  const name = ACTIONS.find((one) => one === nameWord);
  return colour && name && rest.length === 0 ? { name, colour } : undefined;
}
