/** Texts about each seat in the form: who plays it, and with which list. */
import { wordsOf } from "../spoken.ts";

export const SEAT = wordsOf("play", "SEAT");
export const LISTS = wordsOf("play", "LISTS");
export const QUICK_BUILDS = wordsOf("play", "QUICK_BUILDS");

/** The title of a seat. If a team hands in its lists together, its first member is called the captain. */
export function seatTitle(seat: number, member: number | undefined, team: number): string {
  if (member === undefined) return SEAT.title({ seat });
  return member === 1 ? SEAT.captain({ seat, team }) : SEAT.teamMate({ seat, team });
}

/** The problem with an imported list, either in one of its parts or as a whole. */
export const listProblem = (part: string, reason: string): string =>
  part === "" ? LISTS.problemOfAll({ reason }) : LISTS.problem({ part, reason });
