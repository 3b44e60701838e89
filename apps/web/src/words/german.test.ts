/** German says everything that English says. */
import { differences, sameTexts, type Texts } from "@broadside/messages";
import { READY_MADE as first } from "@broadside/squads/ready-made/1e";
import { READY_MADE as second } from "@broadside/squads/ready-made/2.0";
import { READY_MADE as newest } from "@broadside/squads/ready-made/2.5";
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
  "Astromech",
  "Cover the Evacuation",
  "Crew",
  "Edition",
  "Elite",
  "Enter",
  "Epic Battles",
  "Epic Dogfight",
  "Esc",
  "Escalation",
  "Escape",
  "Hardpoint",
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
  "Sensor",
  "Shuttle",
  "Standard",
  "System",
  "Tab",
  "Talent",
  "Team",
  "Team Epic",
  "Team {team}",
  "Torpedo",
  "Website",
  "legal",
  "✓ Legal",
];

test.each(GROUPS)("the German texts of %s can be read, and have the same keys and arguments as the English ones", (group) => {
  expect(differences(writtenTwice(ENGLISH[group]), writtenTwice(GERMAN[group]))).toEqual([]);
});

/** Without the titles of ready-made lists, which are on the lists in English. */
const writtenTwice = (rooms: Texts): Texts => ({ ...rooms, READY_MADE: {} });

test("every ready-made list has a German title, and so has every squad of a team's list that has a name", () => {
  const titles = [first, second, newest].flat().flatMap(({ id, entry: { squads } }) => {
    const names = squads.length > 1 ? squads.flatMap(({ name }, at) => (name === undefined ? [] : [`${id} ${at}`])) : [];
    return [id, ...names];
  });
  expect(Object.keys(GERMAN.lists.READY_MADE).toSorted()).toEqual(titles.toSorted());
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
