/** Loads the game's texts, only in the page's language. */
import { inBrackets } from "@broadside/kit";
import { speak, type Wording } from "@broadside/telling";
import { isPseudo, LANGUAGE, type Language } from "../words/language.ts";
import { loadWordsOfWorker } from "../words/load-for-worker.ts";

const LOADERS: Readonly<Record<Language, () => Promise<Wording>>> = {
  en: async () => (await import("@broadside/telling/english")).ENGLISH,
  de: async () => (await import("@broadside/telling/german")).GERMAN,
};

export async function loadLanguage(): Promise<void> {
  const [{ words }] = await Promise.all([LOADERS[LANGUAGE](), loadWordsOfWorker()]);
  if (isPseudo) speak(LANGUAGE, inBrackets(words));
}
