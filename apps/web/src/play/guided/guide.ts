/** How far somebody has come with the guide, and what it says now. */

import { type Lesson, SCRIPT } from "./script.ts";
import type { Seen } from "./seen.ts";
import type { Speech } from "./speech.ts";

export interface Coaching {
  readonly lesson: Lesson;
  readonly speech: Speech;
  /** It has been said before; the guide is further already. */
  readonly isAgain: boolean;
}

const placeOf = (id: string | undefined): number => SCRIPT.findIndex((lesson) => lesson.id === id);

/** The next lesson that fits, this one included; else an earlier one in short. What is read is said once. */
export function coachingAt(seen: Seen, reached: string | undefined, isReadAway = false): Coaching | undefined {
  const from = placeOf(reached);
  const fitting = SCRIPT.flatMap((lesson, place) => {
    const isPast = place < from || (place === from && isReadAway);
    if (lesson.isRead && isPast) return [];
    const speech = lesson.speak(seen, reached);
    return speech ? [{ lesson, speech, isAgain: isPast }] : [];
  });
  return fitting.find(({ isAgain }) => !isAgain) ?? fitting[0];
}
