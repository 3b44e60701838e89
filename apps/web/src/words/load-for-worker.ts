/** Loads the game worker's texts in the language of its page. */
import type { Texts } from "@broadside/messages";
import type { English } from "./groups.ts";
import { LANGUAGE, type Language } from "./language.ts";
import { keepTexts } from "./spoken.ts";

type Group = "lists" | "names" | "worker";
type Loaders<G extends Group> = { readonly [One in Language]: () => Promise<{ readonly [Room in keyof English[G]]: Texts }> };

const LOADERS: { readonly [G in Group]: Loaders<G> } = {
  lists: { en: () => import("./english/lists/index.ts"), de: () => import("./german/lists/index.ts") },
  names: { en: () => import("./english/names/index.ts"), de: () => import("./german/names/index.ts") },
  worker: { en: () => import("./english/worker/index.ts"), de: () => import("./german/worker/index.ts") },
};

export async function loadWordsOfWorker(): Promise<void> {
  await Promise.all([load("lists"), load("names"), load("worker")]);
}

async function load<G extends Group>(group: G): Promise<void> {
  keepTexts(group, LANGUAGE, { ...(await LOADERS[group][LANGUAGE]()) });
}
