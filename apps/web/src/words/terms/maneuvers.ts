/** Maneuvers of a dial. */
import type { Colour, DialBearing, DialManeuver } from "@broadside/cards";
import { spoken } from "../spoken.ts";

export const COLOURS: Readonly<Record<Colour, string>> = { green: "green", blue: "blue", white: "white", red: "red", purple: "purple" };

export const BEARINGS: Readonly<Record<DialBearing, string>> = {
  turn: "turn",
  bank: "bank",
  straight: "straight",
  koiogran: "Koiogran turn",
  segnor: "Segnor’s loop",
  segnorTurn: "Segnor’s loop along a turn",
  tallon: "Tallon roll",
  tallonBank: "Tallon roll along a bank",
  stationary: "stationary",
  reverse: "reverse straight",
  reverseBank: "reverse bank",
  bankSlip: "bank sideslip",
  turnSlip: "turn sideslip",
};

const SIDES = { left: "left", right: "right" } as const;
/** Without its colour. */
export const plainManeuver = ({ speed, bearing, side }: DialManeuver): string =>
  `${speed} ${side ? `${SIDES[side]} ` : ""}${BEARINGS[bearing]}`;

function maneuver(one: DialManeuver): string {
  const { colour, energy } = one;
  if (energy !== undefined) return `${plainManeuver(one)}, ${energy} energy`;
  return colour === undefined ? plainManeuver(one) : `${plainManeuver(one)}, ${COLOURS[colour]}`;
}

const COLOUR_LETTERS: Readonly<Record<Colour, string>> = { green: "G", blue: "B", white: "W", red: "R", purple: "P" };

export const MANEUVERS = spoken({
  dial: "Dial",
  maneuver,
  /** Beside the arrow of a maneuver. */
  colourLetter: COLOUR_LETTERS,
});
