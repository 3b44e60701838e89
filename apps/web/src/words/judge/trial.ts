/** Texts for trying a template. */
import { wordsOf } from "../spoken.ts";
import { inMillimetres, rangeArgument } from "./verdict.ts";

export const TEMPLATES = wordsOf("judge", "TEMPLATES");
export const STOPS = wordsOf("judge", "STOPS");
export const ENDS = wordsOf("judge", "ENDS");
export const BAR = wordsOf("judge", "BAR");

export const touchesInWords = (names: readonly string[]): string => (names.length === 0 ? STOPS.backToStart : STOPS.touches({ names }));
export const blockedInWords = (names: readonly string[]): string => STOPS.blocked({ names, count: names.length });

export const clearsInWords = (name: string, distance: number): string => ENDS.clears({ name, distance: inMillimetres(distance) });

const arcArgument = (isInArc: boolean): "in" | "out" => (isInArc ? "in" : "out");

export const endInWords = (name: string, distance: number, range: number, isInArc: boolean): string =>
  ENDS.from({ name, distance: inMillimetres(distance), range: rangeArgument(range), arc: arcArgument(isInArc) });

/** Shown next to the ship's new place on the table. */
export const endLabel = (range: number, isInArc: boolean): string => ENDS.at({ range: rangeArgument(range), arc: arcArgument(isInArc) });
