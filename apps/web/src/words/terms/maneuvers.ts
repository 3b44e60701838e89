/** Texts for the maneuvers on a dial. */
import type { Colour, DialBearing, DialManeuver } from "@broadside/cards";
import { wordsOf } from "../spoken.ts";

export const MANEUVERS = wordsOf("shell", "MANEUVERS");
export const COLOURS: Readonly<Record<Colour, string>> = wordsOf("shell", "COLOURS");
export const BEARINGS: Readonly<Record<DialBearing, string>> = wordsOf("shell", "BEARINGS");

/** A maneuver without its colour. */
export function plainManeuver({ speed, bearing, side }: DialManeuver): string {
  const words = { speed, bearing: BEARINGS[bearing] };
  return side ? MANEUVERS.toSide({ ...words, side }) : MANEUVERS.plain(words);
}

export function maneuverInWords(one: DialManeuver): string {
  const { colour, energy } = one;
  const maneuver = plainManeuver(one);
  if (energy !== undefined) return MANEUVERS.withEnergy({ maneuver, energy });
  return colour === undefined ? maneuver : MANEUVERS.withColour({ maneuver, colour: COLOURS[colour] });
}
