/** The languages that a game can be told in. A client names one when it joins. */
import { ENGLISH } from "./english/english.ts";

export const LANGUAGES = ["en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a language has to have. */
export type Wording = typeof ENGLISH;

const wordings: Record<Language, Wording> = { en: ENGLISH };
export const WORDINGS: Readonly<Record<Language, Wording>> = wordings;

/** From now on a language is spoken otherwise: so a test tells words that come from here from words that do not. */
export function speak(language: Language, wording: (former: Wording) => Wording): void {
  wordings[language] = wording(wordings[language]);
}
