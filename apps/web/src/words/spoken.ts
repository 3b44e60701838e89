/**
 * All words of the pages stand in this folder, one file a room, each object given to `spoken`: a translator needs nothing else of the app.
 * What is asked and told in a game stands in `packages/telling/src/english`.
 */
import { inBrackets } from "@broadside/kit";
import { keptText } from "../look/kept-text.ts";

/** The browser keeps the language under this key. */
const LANGUAGE_KEY = "broadside-language";
/** No language: English in brackets, so that a test sees which words of a page do not come from here. */
const PSEUDO = "pseudo";

/** A worker has no such storage: the page tells it by the worker's name. */
export const isPseudo = (): boolean =>
  "WorkerGlobalScope" in globalThis ? self.name.startsWith(PSEUDO) : keptText(LANGUAGE_KEY) === PSEUDO;

/** The name of a worker that speaks as the page does. */
export const nameOfWorker = (name: string): string => (isPseudo() ? `${PSEUDO} ${name}` : name);

/** The words in the language of the browser: strings, functions that make them, and lists and objects of both. */
export const spoken = <Words>(words: Words): Words => (isPseudo() ? inBrackets(words) : words);
