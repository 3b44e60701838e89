/** Texts in the charts about a finished game: losses, the lead, dice and turning points. */
import { wordsOf } from "../spoken.ts";

export const LOSSES = wordsOf("play", "LOSSES");
export const LEAD = wordsOf("play", "LEAD");
export const LUCK = wordsOf("play", "LUCK");
export const TURNING_POINTS = wordsOf("play", "TURNING_POINTS");

/** A round in words, for screen readers. If the round is a turning point, the text also gives the turning point's number. */
export const roundInWords = (round: number, turn: number | undefined): string =>
  turn === undefined ? LOSSES.round({ round }) : LOSSES.turningPoint({ round, turn });

/** Returns `Ana +12`. If there is no name, nobody leads. */
export const leadInWords = (name: string | undefined, points: number): string =>
  name === undefined ? TURNING_POINTS.level : TURNING_POINTS.namedLead({ name, points });
