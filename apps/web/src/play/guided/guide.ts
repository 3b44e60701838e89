/** Finds the lesson for what is on the screen, given the player's progress. */

import type { ScreenState } from "./screen-state.ts";
import { type Lesson, SCRIPT } from "./script.ts";
import type { Suggestion } from "./suggestion.ts";

export interface Coaching {
  readonly lesson: Lesson;
  readonly suggestion: Suggestion;
  /** Whether the player has already passed this lesson and sees it again. */
  readonly isAgain: boolean;
}

const placeOf = (id: string | undefined): number => SCRIPT.findIndex((lesson) => lesson.id === id);

/**
 * Returns the first lesson that fits, from the current one on. If none of these fits, returns an earlier lesson, in its short form. Lessons
 * that the player only reads never come back.
 */
export function coachingAt(seen: ScreenState, reached: string | undefined, isReadAway = false): Coaching | undefined {
  const from = placeOf(reached);
  const fitting = SCRIPT.flatMap((lesson, place) => {
    const isPast = place < from || (place === from && isReadAway);
    if (lesson.isRead && isPast) return [];
    const suggestion = lesson.suggest(seen, reached);
    return suggestion ? [{ lesson, suggestion, isAgain: isPast }] : [];
  });
  return fitting.find(({ isAgain }) => !isAgain) ?? fitting[0];
}
