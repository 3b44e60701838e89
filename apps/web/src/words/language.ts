/** The language of the pages: the one chosen on a page, else the browser's. */
import { storedText, storeText } from "../look/stored-text.ts";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** As each calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch" };

/** English in brackets, so that a test sees which words of a page don't come from this folder. */
const PSEUDO = "pseudo";
type Choice = Language | typeof PSEUDO;
const CHOICES: readonly Choice[] = [...LANGUAGES, PSEUDO];

/** The browser keeps the choice under this key. */
const KEY = "broadside-language";

const choiceIn = (text: string | undefined): Choice | undefined => CHOICES.find((choice) => choice === text);

/** The first of a browser's languages that Broadside speaks. */
const browserLanguage = (tags: readonly string[]): Language | undefined =>
  tags.map((tag) => LANGUAGES.find((language) => tag.split("-")[0] === language)).find((language) => language !== undefined);

/** What to speak, by what was chosen and by the languages of the browser. */
export const choiceFor = (chosen: string | undefined, tags: readonly string[]): Choice => choiceIn(chosen) ?? browserLanguage(tags) ?? "en";

/** A worker can't read the page's storage; the page puts its choice at the start of the worker's name. */
const CHOICE: Choice =
  "WorkerGlobalScope" in globalThis
    ? choiceFor(self.name.split(" ")[0], [])
    : choiceFor(storedText(KEY), globalThis.navigator?.languages ?? []);

export const isPseudo = CHOICE === PSEUDO;
export const LANGUAGE: Language = CHOICE === PSEUDO ? "en" : CHOICE;

/** Dates and numbers look as the reader's region writes them: `en-US` where the browser names that, else plain `en`. */
export const LOCALE: string = (globalThis.navigator?.languages ?? []).find((tag) => tag.split("-")[0] === LANGUAGE) ?? LANGUAGE;

/** The name of a worker that speaks as the page does. */
export const nameOfWorker = (name: string): string => `${CHOICE} ${name}`;

/** Words are loaded once, so the page reloads. */
export function chooseLanguage(language: Language): void {
  storeText(KEY, language);
  window.location.reload();
}

export function showLanguage(): void {
  document.documentElement.lang = LANGUAGE;
}
