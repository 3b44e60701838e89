/** Loads all English texts for tests. A setup file calls this before each test file (`vitest.config.ts`). */
import * as about from "./english/about/index.ts";
import * as build from "./english/build/index.ts";
import * as home from "./english/home/index.ts";
import * as judge from "./english/judge/index.ts";
import * as lists from "./english/lists/index.ts";
import * as names from "./english/names/index.ts";
import * as odds from "./english/odds/index.ts";
import * as play from "./english/play/index.ts";
import * as rules from "./english/rules/index.ts";
import * as saved from "./english/saved/index.ts";
import * as shell from "./english/shell/index.ts";
import * as worker from "./english/worker/index.ts";
import type { English, Group } from "./groups.ts";
import { keepTexts } from "./spoken.ts";

export const ENGLISH: English = { about, build, home, judge, saved, lists, names, odds, play, rules, shell, worker };

export function speakEnglish(): void {
  for (const group of Object.keys(ENGLISH) as Group[]) keepTexts(group, "en", { ...ENGLISH[group] });
}
