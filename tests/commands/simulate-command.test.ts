/** `broadside simulate`: its refusals and its help. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";

const { file, names, broadside } = workplace();

const list = (faction: string, ...pilots: readonly (readonly [string, string])[]): string =>
  JSON.stringify({ version: "1.0.0", faction, name: faction, pilots: pilots.map(([name, ship]) => ({ name, ship, upgrades: {} })) });

describe("reports what is wrong:", () => {
  file("broken.xws", "{");
  file("broken/one.xws", "{");
  file("empty/notes.txt", "");
  file("dear.xws", list("rebel", ...Array.from({ length: 6 }, () => ["rookiepilot", "xwing"] as const)));
  const simulate = (...args: readonly string[]) => broadside(["simulate", ...args]);

  test.each<[string, number, RegExp, readonly string[]]>([
    ["no list", 2, /^Missing: LIST\.\nSee the options: broadside simulate --help$/m, []],
    [
      "a missing list",
      1,
      /^There is no file or ready-made list called "nobody"\.\nCheck the file name, or see the ready-made lists: broadside lists/,
      ["nobody"],
    ],
    ["a list that cannot be read", 1, /^broken\.xws isn't a list:/, ["broken.xws"]],
    ["an illegal list", 1, /^dear\.xws can't be played\.\nNot legal:/, ["dear.xws", "--format", "standard-100"]],
    [
      "a missing folder",
      1,
      /^The folder nowhere can't be read: there is no such file or folder\.\nName an existing folder of lists: --field FOLDER$/m,
      ["1e-mindlink", "--field", "nowhere"],
    ],
    [
      "a folder without lists",
      1,
      /^empty contains no lists\.\nAdd lists to it as files that end in \.xws or \.json\.$/m,
      ["1e-mindlink", "--field", "empty"],
    ],
    ["a folder with a broken list", 1, /^broken.one\.xws isn't a list:/, ["1e-mindlink", "--field", "broken"]],
    [
      "an unknown player",
      2,
      /^There is no bot "admiral"\.\nUse one of: ace, cadet, reference\+, reference, random, default\./,
      ["1e-mindlink", "--players", "admiral"],
    ],
    [
      "three players",
      2,
      /^--bots can't be "random,random,random"\.\nName one bot for all games, or two: --bots LIST,FIELD/,
      ["1e-mindlink", "--players", "random,random,random"],
    ],
    ["no games", 2, /^--games can't be "0"\.\nUse a whole number from 1 to 10000000, such as --games 1\./, ["1e-mindlink", "--games", "0"]],
    [
      "no threads",
      2,
      /^--threads can't be "none"\.\nUse a whole number from 1 to 256, such as --threads 1\.$/m,
      ["1e-mindlink", "--threads", "none"],
    ],
    [
      "a format with a scenario",
      2,
      /^--format doesn't work with --scenario\.\nLeave out one of them\.$/m,
      ["1e-mindlink", "--scenario", "dogfight", "--format", "standard-100"],
    ],
    [
      "seats without a scenario",
      2,
      /^--seats only works with --scenario\.\nAdd --scenario ID, or leave out --seats\.$/m,
      ["1e-mindlink", "--seats", "3"],
    ],
    [
      "a second-edition list without a scenario",
      2,
      /^tantive-iv-epic is a second-edition list, so it needs a scenario\.\nAdd --scenario, such as --scenario dogfight\./,
      ["tantive-iv-epic"],
    ],
    [
      "a first-edition list in a scenario",
      1,
      /^1e-mindlink is a list for edition 1e, but the game uses edition 2\.0\.\nChoose a list for the game's edition\.$/m,
      ["1e-mindlink", "--scenario", "dogfight"],
    ],
    [
      "an unknown scenario",
      1,
      /There is no scenario called “dogfite”\. Similar names: dogfight/,
      ["rebel-x-wings-200", "--scenario", "dogfite"],
    ],
    [
      "seats that a scenario does not have",
      1,
      /The game can't be played:/,
      ["red-squadron-20", "--scenario", "salvage-mission", "--seats", "4"],
    ],
    [
      "a tier that is missing",
      2,
      /Escalation is played one tier at a time\.\nChoose a tier from 1 to 4, such as --tier 1\./,
      ["1e-escalation-rebel"],
    ],
    ["the list as the run", 2, /^dear\.xws is your list\.\nChoose another file name for --run\.$/m, ["dear.xws", "--file", "dear.xws"]],
  ])("%s", async (_what, code, words, args) => {
    const run = await simulate(...args);
    expect(run.stderr).toMatch(words);
    expect([run.code, run.stdout]).toEqual([code, ""]);
  });

  test("and writes nothing", () => {
    expect(names().filter((name) => /mindlink|broken|dear|dogfite/.test(name) && name.endsWith(".jsonl"))).toEqual([]);
  });
});

test("its help names every option", async () => {
  const { code, stdout } = await broadside(["simulate", "--help"]);
  expect(code).toBe(0);
  for (const option of ["LIST", "--field FOLDER", "--games N", "--bots NAMES", "--threads T", "--run FILE", "--report PAGE"])
    expect(stdout).toContain(option);
  expect(readFileSync(new URL("../../docs/simulate.md", import.meta.url), "utf8")).toContain("broadside simulate");
});
