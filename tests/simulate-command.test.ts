/** `broadside simulate`: what it refuses, and its help. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { workplace } from "./broadside.ts";

const { file, names, broadside } = workplace();

const list = (faction: string, ...pilots: readonly (readonly [string, string])[]): string =>
  JSON.stringify({ version: "1.0.0", faction, name: faction, pilots: pilots.map(([name, ship]) => ({ name, ship, upgrades: {} })) });

describe("what is wrong is said:", () => {
  file("broken.xws", "{");
  file("broken/one.xws", "{");
  file("empty/notes.txt", "");
  file("dear.xws", list("rebel", ...Array.from({ length: 6 }, () => ["rookiepilot", "xwing"] as const)));
  const simulate = (...args: readonly string[]) => broadside(["simulate", ...args]);

  test.each<[string, number, RegExp, readonly string[]]>([
    ["no list", 2, /^Missing: LIST; see broadside simulate --help\.$/m, []],
    ["a list that is not there", 1, /^There is neither a file nor a ready-made list "nobody"/, ["nobody"]],
    ["a list that cannot be read", 1, /^broken\.xws is not a list:/, ["broken.xws"]],
    ["an illegal list", 1, /^dear\.xws cannot be played\.\nNot legal:/, ["dear.xws", "--format", "standard-100"]],
    [
      "a folder that is not there",
      1,
      /^The folder nowhere cannot be read: there is no such file or folder\.$/m,
      ["1e-mindlink", "--field", "nowhere"],
    ],
    [
      "a folder without lists",
      1,
      /^empty holds no list; lists are files that end in \.xws or \.json\.$/m,
      ["1e-mindlink", "--field", "empty"],
    ],
    ["a folder with a broken list", 1, /^broken.one\.xws is not a list:/, ["1e-mindlink", "--field", "broken"]],
    ["an unknown player", 2, /^There is no player "admiral"; there are .*random/, ["1e-mindlink", "--players", "admiral"]],
    [
      "three players",
      2,
      /^--players names one for all, or that of the list and that of the field/,
      ["1e-mindlink", "--players", "random,random,random"],
    ],
    ["no games", 2, /^--games is a whole number from 1 to/, ["1e-mindlink", "--games", "0"]],
    ["no threads", 2, /^--threads is a whole number from 1 to 256, not "none"\.$/m, ["1e-mindlink", "--threads", "none"]],
    [
      "a format with a scenario",
      2,
      /^--format does not go with --scenario\.$/m,
      ["1e-mindlink", "--scenario", "dogfight", "--format", "standard-100"],
    ],
    ["seats without a scenario", 2, /^--seats goes with --scenario\.$/m, ["1e-mindlink", "--seats", "3"]],
    [
      "a list of the second edition without a scenario",
      2,
      /^tantive-iv-epic is a list of the second edition; say what is played with --scenario/,
      ["tantive-iv-epic"],
    ],
    [
      "a list of the first edition in a scenario",
      1,
      /^1e-mindlink is a list of 1e; the game is played in 2\.0\.$/m,
      ["1e-mindlink", "--scenario", "dogfight"],
    ],
    [
      "a scenario that there is none of",
      1,
      /There is no scenario "dogfite"; nearest are dogfight/,
      ["rebel-x-wings-200", "--scenario", "dogfite"],
    ],
    ["seats that a scenario does not have", 1, /cannot be played/, ["red-squadron-20", "--scenario", "salvage-mission", "--seats", "4"]],
    ["a tier that is missing", 2, /is played tier by tier; say which with --tier/, ["1e-escalation-rebel"]],
    ["the list as the run", 2, /^dear\.xws is the list; --file names another file\.$/m, ["dear.xws", "--file", "dear.xws"]],
  ])("%s", async (_what, code, words, args) => {
    const run = await simulate(...args);
    expect(run.stderr).toMatch(words);
    expect([run.code, run.stdout]).toEqual([code, ""]);
  });

  test("and nothing is written for it", () => {
    expect(names().filter((name) => /mindlink|broken|dear|dogfite/.test(name) && name.endsWith(".jsonl"))).toEqual([]);
  });
});

test("its help names every option", async () => {
  const { code, stdout } = await broadside(["simulate", "--help"]);
  expect(code).toBe(0);
  for (const option of ["LIST", "--field FOLDER", "--games N", "--players NAMES", "--threads T", "--file RUN", "--report PAGE"])
    expect(stdout).toContain(option);
  expect(readFileSync(new URL("../docs/simulate.md", import.meta.url), "utf8")).toContain("broadside simulate");
});
