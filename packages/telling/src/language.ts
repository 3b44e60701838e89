/** The languages in which a game can be described. A client chooses one when it joins. */
import { invariant } from "@broadside/kit";
import type { Words } from "./languages/words.ts";
import { type Wording, wordingOf } from "./sentences/wording.ts";

export type { Wording };

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

const loaded = new Map<Language, Wording>();

/** Loads a language. An app loads only the languages that its users read. */
export function speak(language: Language, words: Words): Wording {
  const wording = wordingOf(words);
  loaded.set(language, wording);
  return wording;
}

/** The languages that have been loaded. */
export const spokenLanguages = (): readonly Language[] => LANGUAGES.filter((language) => loaded.has(language));

export function wordingIn(language: Language): Wording {
  const wording = loaded.get(language);
  invariant(wording, `The language ${language} has not been loaded`);
  return wording;
}

/** The short names for all ships and remotes in a game. */
export const shortNames = (game: Parameters<Wording["shortNames"]>[0], language: Language = "en"): ReturnType<Wording["shortNames"]> =>
  wordingIn(language).shortNames(game);
