/** Texts around every question. Dials, dice, attacks and energy have their own files. */
import type { BotReason } from "@broadside/telling";
import type { Names } from "@broadside/telling/words";
import { botReasonsInWords } from "../../names.ts";
import { wordsOf } from "../../spoken.ts";

export const QUESTION = wordsOf("play", "QUESTION");
export const ADVICE = wordsOf("play", "ADVICE");
export const TOGETHER = wordsOf("play", "TOGETHER");
export const PLACE = wordsOf("play", "PLACE");
export const SET_UP_FOR_ME = wordsOf("play", "SET_UP_FOR_ME");
export const PROPOSAL = wordsOf("play", "PROPOSAL");
export const QUEUE = wordsOf("play", "QUEUE");

/** The line above a question. If there is only one person at the screen, the line doesn't name them. */
export const decisionOf = (name: string, isOnlyPerson: boolean): string => (isOnlyPerson ? QUESTION.yours : QUESTION.decides({ name }));

/** Names a bot's answer, and the reason if the bot gives one. */
export const adviceInWords = (answer: string, reasons: readonly BotReason[], ships: Names["ships"]): string =>
  reasons.length === 0 ? answer : ADVICE.because({ answer, reasons: botReasonsInWords(reasons, ships) });

export const misfitInWords = (reason: string | undefined): string =>
  reason === undefined ? PLACE.doesNotFit : PLACE.doesNotFitBecause({ reason });
