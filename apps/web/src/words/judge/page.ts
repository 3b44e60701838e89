/**
 * Texts on the judge's page: the bar, the windows, the palette, and the panels about one piece. Verdicts and trials have their own files.
 */
import { LOCALE } from "../language.ts";
import { wordsOf } from "../spoken.ts";

export const TOP = wordsOf("judge", "TOP");
export const PROBLEMS = wordsOf("judge", "PROBLEMS");
export const OPEN = wordsOf("judge", "OPEN");
export const GAMES = wordsOf("judge", "GAMES");
export const PALETTE = wordsOf("judge", "PALETTE");
export const PANELS = wordsOf("judge", "PANELS");

/** Puts a problem into words. If its path is empty, the problem is about the whole position. */
export const problemInWords = (path: string, reason: string): string =>
  path === "" ? PROBLEMS.problemOfAll({ reason }) : PROBLEMS.problem({ part: path, reason });

/** `Aces High, round 3, 19/11/2026, 01:15:00`. */
export function savedGameInWords(game: string | undefined, round: number, changed: number): string {
  const when = round === 0 ? GAMES.settingUp : GAMES.round({ round });
  const date = new Date(changed).toLocaleString(LOCALE);
  return game === undefined ? GAMES.gameWithoutName({ when, date }) : GAMES.game({ game, when, date });
}

export const momentOfGame = (round: number, phase: string): string => (round === 0 ? GAMES.setUp : GAMES.roundAndPhase({ round, phase }));
