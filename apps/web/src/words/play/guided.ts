/** Texts in the guided first game. */
import type { LESSONS as ENGLISH } from "../english/play/guided.ts";
import { wordsOf } from "../spoken.ts";

export const OPENING = wordsOf("play", "OPENING");
export const COACH = wordsOf("play", "COACH");

interface LessonWords {
  readonly title: string;
  readonly text: string;
  /** A shorter text for when the lesson comes up again. */
  readonly again?: string;
}

export type LessonId = keyof typeof ENGLISH;
export const LESSONS: Readonly<Record<LessonId, LessonWords>> = wordsOf("play", "LESSONS");
