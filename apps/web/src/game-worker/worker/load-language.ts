/** Loads the game's texts, only in the page's language. */
import { inBrackets } from "@broadside/kit";
import type { DiagramWords } from "@broadside/scenarios";
import { speak, type Wording } from "@broadside/telling";
import { isPseudo, LANGUAGE, type Language } from "../../words/language.ts";
import { loadWordsOfWorker } from "../../words/load-for-worker.ts";

interface Loaded {
  readonly wording: Wording;
  readonly diagram: DiagramWords;
}

const LOADERS: Readonly<Record<Language, () => Promise<Loaded>>> = {
  en: async () => {
    const { ENGLISH, DIAGRAM } = await import("@broadside/telling/english");
    return { wording: ENGLISH, diagram: DIAGRAM };
  },
  de: async () => {
    const { GERMAN, DIAGRAM } = await import("@broadside/telling/german");
    return { wording: GERMAN, diagram: DIAGRAM };
  },
};

let diagram: DiagramWords | undefined;

/** The words in the diagrams of scenarios, once the language is loaded. */
export const diagramWords = (): DiagramWords | undefined => diagram;

export async function loadLanguage(): Promise<void> {
  const [loaded] = await Promise.all([LOADERS[LANGUAGE](), loadWordsOfWorker()]);
  diagram = loaded.diagram;
  if (isPseudo) speak(LANGUAGE, inBrackets(loaded.wording.words));
}
