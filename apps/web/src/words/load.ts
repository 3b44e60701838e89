/** Loads a page's texts, only in the page's language. Groups that don't exist in German yet are loaded in English. */
import type { Texts } from "@broadside/messages";
import type { English, PageGroup } from "./groups.ts";
import { LANGUAGE } from "./language.ts";
import { hasTexts, keepTexts } from "./spoken.ts";

const ENGLISH: { readonly [G in PageGroup]: () => Promise<English[G]> } = {
  about: () => import("./english/about/index.ts"),
  build: () => import("./english/build/index.ts"),
  home: () => import("./english/home/index.ts"),
  judge: () => import("./english/judge/index.ts"),
  saved: () => import("./english/saved/index.ts"),
  lists: () => import("./english/lists/index.ts"),
  names: () => import("./english/names/index.ts"),
  odds: () => import("./english/odds/index.ts"),
  play: () => import("./english/play/index.ts"),
  rules: () => import("./english/rules/index.ts"),
  shell: () => import("./english/shell/index.ts"),
};

/** A group is listed here once all its texts are in German. */
const GERMAN: { readonly [G in PageGroup]?: () => Promise<{ readonly [Room in keyof English[G]]: Texts }> } = {
  about: () => import("./german/about/index.ts"),
  home: () => import("./german/home/index.ts"),
  saved: () => import("./german/saved/index.ts"),
  lists: () => import("./german/lists/index.ts"),
  names: () => import("./german/names/index.ts"),
  play: () => import("./german/play/index.ts"),
  rules: () => import("./german/rules/index.ts"),
  shell: () => import("./german/shell/index.ts"),
};

/** Called before a page's modules are loaded. Groups that are already loaded aren't loaded again. */
export async function loadWords(...groups: readonly PageGroup[]): Promise<void> {
  await Promise.all(groups.map(loadGroup));
}

async function loadGroup(group: PageGroup): Promise<void> {
  if (hasTexts(group)) return;
  const german = LANGUAGE === "de" ? GERMAN[group] : undefined;
  const rooms = await (german ?? ENGLISH[group])();
  keepTexts(group, german ? "de" : "en", { ...rooms });
}
