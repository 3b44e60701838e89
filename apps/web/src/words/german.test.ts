/** German says everything that English says. */
import { differences, sameTexts } from "@broadside/messages";
import { expect, test } from "vitest";
import { ENGLISH } from "./english.testing.ts";
import * as about from "./german/about/index.ts";
import * as home from "./german/home/index.ts";
import * as lists from "./german/lists/index.ts";
import * as names from "./german/names/index.ts";
import * as play from "./german/play/index.ts";
import * as rules from "./german/rules/index.ts";
import * as saved from "./german/saved/index.ts";
import * as shell from "./german/shell/index.ts";
import * as worker from "./german/worker/index.ts";

const GERMAN = { about, home, saved, lists, names, play, rules, shell, worker };
const GROUPS = ["about", "home", "saved", "lists", "names", "play", "rules", "shell", "worker"] as const;

/** Names, and words that German has from English. */
const SAME: readonly string[] = [
  "Aces High",
  "Cover the Evacuation",
  "Edition",
  "Enter",
  "Epic Battles",
  "Epic Dogfight",
  "Esc",
  "Escape",
  "ID {number}, {position}",
  "Initiative",
  "Limit",
  "Moment",
  "Name",
  "Normal",
  "PIN",
  "Position",
  "Remote",
  "SLAM",
  "Salvage Mission",
  "System",
  "Tab",
  "Team",
  "Team Epic",
  "Team {team}",
  "Website",
  "legal",
  "✓ Legal",
];

test.each(GROUPS)("the German texts of %s can be read, and have the same keys and arguments as the English ones", (group) => {
  expect(differences({ ...ENGLISH[group] }, { ...GERMAN[group] })).toEqual([]);
});

test("bots have the same names on the pages and in the log", () => {
  for (const { shell: pages, names: games } of [ENGLISH, GERMAN]) {
    const onPages = Object.entries(pages.LEVELS).map(([level, { name }]) => [level, name]);
    expect(Object.fromEntries(onPages)).toEqual(games.SHARED.names.levels);
  }
});

test("no German text is still English", () => {
  const same = GROUPS.flatMap((group) => sameTexts({ ...ENGLISH[group] }, { ...GERMAN[group] }));
  expect([...new Set(same)].toSorted()).toEqual(SAME);
});
