/** Texts about the end of a game: the result, each side's score, and the result for an event. */
import { inUnits } from "../names.ts";
import { wordsOf } from "../spoken.ts";

export const END = wordsOf("play", "END");
export const EVENT = wordsOf("play", "EVENT");
const ACCOUNT = wordsOf("play", "ACCOUNT");

/** A scenario may have its own name for what is scored. */
export function scoreTitle(unit: string): string {
  const { scoreIn } = END;
  return unit === "point" || unit === "threat" || unit === "mission point" ? scoreIn[unit] : scoreIn.other({ unit });
}

/** `Ana (won): 246 points`. */
export function sideInWords(name: string, won: boolean, score: number, unit: string): string {
  const values = { name, score: inUnits(score, unit) };
  return won ? ACCOUNT.winner(values) : ACCOUNT.side(values);
}

export const tieBreakInWords = (text: string): string => ACCOUNT.tieBreak({ text });
