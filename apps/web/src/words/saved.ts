/** Texts about saved games and lists. */
import type { Problem } from "@broadside/kit";
import { LOCALE } from "./language.ts";
import { wordsOf } from "./spoken.ts";

/** The names that the downloaded files get. */
export const FILE_NAMES = { everything: "broadside-everything.json", game: "broadside-game.json" } as const;

export const WORDS = wordsOf("saved", "SAVED");
export const UNREADABLE_LISTS = wordsOf("saved", "UNREADABLE_LISTS");

/** The time when a game was last played. */
export const timeInWords = (changed: number): string => new Date(changed).toLocaleString(LOCALE);

/** The problem with a list in a file. */
export function listProblem(found: Problem | undefined): string {
  if (!found) return UNREADABLE_LISTS.unreadable;
  const { path, reason } = found;
  return path === "" ? UNREADABLE_LISTS.problemOfAll({ reason }) : UNREADABLE_LISTS.problem({ part: path, reason });
}
