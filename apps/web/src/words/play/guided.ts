/** The guided first game. */
import type { LESSONS as ENGLISH } from "../english/play/guided.ts";
import { wordsOf } from "../spoken.ts";

export const OPENING = wordsOf("play", "OPENING");
export const COACH = wordsOf("play", "COACH");

interface LessonWords {
  readonly title: string;
  readonly text: string;
  /** When the lesson comes up a second time. */
  readonly again?: string;
}

export type LessonId = keyof typeof ENGLISH;
export const LESSONS: Readonly<Record<LessonId, LessonWords>> = wordsOf("play", "LESSONS");
