/** The language of the pages: the one that the user has chosen, or otherwise the browser's. */
import { storedText, storeText } from "../browser/stored-text.ts";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch" };

/** A pseudo-language: the English texts in brackets. A test uses these to find words on a page that don't come from this folder. */
const PSEUDO = "pseudo";
type Choice = Language | typeof PSEUDO;
const CHOICES: readonly Choice[] = [...LANGUAGES, PSEUDO];

/** The storage key of the choice. */
const KEY = "broadside-language";

const choiceIn = (text: string | undefined): Choice | undefined => CHOICES.find((choice) => choice === text);

/** The first of the browser's languages that Broadside has. */
const browserLanguage = (tags: readonly string[]): Language | undefined =>
  tags.map((tag) => LANGUAGES.find((language) => tag.split("-")[0] === language)).find((language) => language !== undefined);

/** The language to use, given the user's choice and the browser's languages. */
export const choiceFor = (chosen: string | undefined, tags: readonly string[]): Choice => choiceIn(chosen) ?? browserLanguage(tags) ?? "en";

/** A worker can't read the page's storage, so the page puts its choice at the start of the worker's name. */
const CHOICE: Choice =
  "WorkerGlobalScope" in globalThis
    ? choiceFor(self.name.split(" ")[0], [])
    : choiceFor(storedText(KEY), globalThis.navigator?.languages ?? []);

export const isPseudo = CHOICE === PSEUDO;
export const LANGUAGE: Language = CHOICE === PSEUDO ? "en" : CHOICE;

/**
 * The locale for dates and numbers. It is the browser's first locale in the page's language, for example `en-US`, or just `en` if the
 * browser names none.
 */
export const LOCALE: string = (globalThis.navigator?.languages ?? []).find((tag) => tag.split("-")[0] === LANGUAGE) ?? LANGUAGE;

/** The name for a worker that uses the page's language. */
export const nameOfWorker = (name: string): string => `${CHOICE} ${name}`;

/** Texts are loaded only once, so choosing a language reloads the page. */
export function chooseLanguage(language: Language): void {
  storeText(KEY, language);
  window.location.reload();
}

export function showLanguage(): void {
  document.documentElement.lang = LANGUAGE;
}
