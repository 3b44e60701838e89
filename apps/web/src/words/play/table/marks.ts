/** What is written beside lines on the table of a game: measures, and why a section of a huge ship can be aimed at or not. */
import type { Section } from "@broadside/geometry";
import { spoken } from "../../spoken.ts";

const SECTIONS: Readonly<Record<Section, string>> = { fore: "fore", aft: "aft" };

export const MARKS = spoken({
  notHere: "not here",
  attack: (range: number, isObstructed: boolean) => (isObstructed ? `Range ${range}, obstructed` : `Range ${range}`),
  ruler: (range: number, millimetres: number) => `Range ${range}, ${millimetres} mm`,
  aim: (section: Section, range: number | undefined) => `${SECTIONS[section]}: range ${range}`,
  noAim: (section: Section) => `${SECTIONS[section]}: no`,
});

/** Beside those that the judge of `packages/position` gives. */
export const AIM_REASONS = spoken({
  crippled: "it is crippled and cannot be attacked",
  noWeapon: "no weapon that is left may fire at it: its range, its energy or another cost forbids it",
  centreLineClear: "the centre line does not cut the line to this section",
  arcLinesClear: "the arc lines do not cut the line to this section",
});
