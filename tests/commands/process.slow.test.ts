/**
 * The built and shipped broadside command in its own process. It behaves just as in the other tests, which run the command inside the
 * test's process.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";

const { file, read, broadside, spawned } = workplace();
const POSITION = /```json\n([\s\S]*?)```/.exec(readFileSync(new URL("../../docs/position.md", import.meta.url), "utf8"))?.[1] ?? "";
const UPDATE = { edition: "1e", date: "2026-03", pilots: { rookiepilot: { cost: 20 } }, upgrades: {}, ships: {} };
file("data/packs/dear.json", JSON.stringify(UPDATE));
const ROOKIE = JSON.stringify({ faction: "rebel", version: "1.0.0", pilots: [{ name: "rookiepilot", ship: "xwing", upgrades: {} }] });

describe("a separate process has the same output, errors and exit code as a call in this one:", () => {
  test.each<[string, number, readonly string[], string?, Readonly<Record<string, string>>?]>([
    ["its version", 0, ["--version"]],
    ["help", 0, ["event", "--help"]],
    ["a rule", 0, ["rule", "HS-TGT-03"]],
    ["a rule that doesn't exist", 1, ["rule", "HS-TGT"]],
    ["an unknown command", 2, ["conquer"]],
    ["a position from standard input", 0, ["judge", "-"], POSITION],
    ["more input than it reads", 1, ["judge", "-"], "x".repeat(10_000_000)],
    [
      "points from a data folder in the environment",
      0,
      ["squad", "check", "-", "--format", "standard-100"],
      ROOKIE,
      { BROADSIDE_DATA: "data" },
    ],
    ["a game", 0, ["play", "1e-red-squadron", "1e-howlrunner-swarm", "--seed", "21", "--rounds", "2"]],
    ["more output than a pipe holds", 0, ["event", "simulate", "--players", "200", "--rounds", "4", "--seed", "1"]],
  ])("%s", async (_what, code, args, input, environment) => {
    const there = await spawned(args, input, environment);
    expect(there.code).toBe(code);
    expect(there).toEqual(await broadside(args, input, environment));
  });

  test("uses files in the folder where it is started", async () => {
    const made = ["event", "new", "cup.event", "--format", "epic-dogfight", "--name", "Cup", "--organiser", "Olga", "--rounds", "2"];
    expect(await spawned(made)).toMatchObject({ code: 0, stderr: "" });
    expect(JSON.parse(read("cup.event").split("\n")[0] ?? "")).toMatchObject({ number: 1 });
    expect(await broadside(made)).toEqual({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^cup\.event already exists, and a new event never overwrites a file\.\nChoose another file name\./),
    });
    expect(await spawned(made)).toEqual(await broadside(made));
  });
});
