/**
 * Texts are loaded in groups, and each group consists of rooms. Each page loads the groups that it needs, in addition to the shell's group.
 * English has all groups, so the English files define which rooms each group has.
 */
import type * as about from "./english/about/index.ts";
import type * as build from "./english/build/index.ts";
import type * as home from "./english/home/index.ts";
import type * as judge from "./english/judge/index.ts";
import type * as lists from "./english/lists/index.ts";
import type * as names from "./english/names/index.ts";
import type * as odds from "./english/odds/index.ts";
import type * as play from "./english/play/index.ts";
import type * as rules from "./english/rules/index.ts";
import type * as saved from "./english/saved/index.ts";
import type * as shell from "./english/shell/index.ts";
import type * as worker from "./english/worker/index.ts";

export interface English {
  readonly about: typeof about;
  readonly build: typeof build;
  readonly home: typeof home;
  readonly judge: typeof judge;
  readonly saved: typeof saved;
  readonly lists: typeof lists;
  readonly names: typeof names;
  readonly odds: typeof odds;
  readonly play: typeof play;
  readonly rules: typeof rules;
  readonly shell: typeof shell;
  readonly worker: typeof worker;
}

export type Group = keyof English;
/** Pages never load the worker's group. */
export type PageGroup = Exclude<Group, "worker">;

/** Which groups a page needs, by the first part of its address. */
const GROUPS_OF_PAGES: Readonly<Record<string, readonly PageGroup[]>> = {
  "": ["home", "saved", "lists"],
  about: ["about"],
  build: ["build", "home", "lists", "names"],
  judge: ["judge"],
  saved: ["saved"],
  odds: ["odds"],
  play: ["play", "home", "saved", "lists", "names", "rules"],
  rules: ["rules"],
};

export const groupsOfPage = (path: string): readonly PageGroup[] => GROUPS_OF_PAGES[path.split("/")[1] ?? ""] ?? [];
