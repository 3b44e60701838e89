/** The languages that a game can be told in. A client names one when it joins. */
import { ENGLISH } from "./english/english.ts";

export const LANGUAGES = ["en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a language has to have. */
export type Wording = typeof ENGLISH;

export const WORDINGS: Readonly<Record<Language, Wording>> = { en: ENGLISH };
