/** `broadside play --scenario` as a user runs it: two to eight seats, lists filled in, records replayed, every refusal with its rule. */
import type { GameRecord } from "@broadside/rules";
import { describe, expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";

const { file, read, broadside } = workplace();
const play = (...args: readonly string[]) => broadside(["play", ...args, "--seed", "7"]);

interface Result {
  readonly ending: string;
  readonly rounds: number;
  readonly seats: readonly { readonly name: string; readonly team: number; readonly ships: number }[];
}
const resultOf = async (...args: readonly string[]): Promise<Result> => {
  const { code, stdout, stderr } = await play(...args, "--json");
  expect([code, stderr]).toEqual([0, ""]);
  return JSON.parse(stdout) as Result;
};

/** Terms that only the first edition has, and keys that are not words. */
const FIRST_EDITION_WORDS =
  /Combat phase|target lock|weapons disabled|tractor beam|pilot skill|has initiative|galacticempire|rebelalliance/i;

describe("a scenario is played", () => {
  test("by two, with suitable lists if none are given", async () => {
    const { seats, ending } = await resultOf("--scenario", "salvage-mission");
    expect(seats.map(({ ships }) => ships >= 3 && ships <= 8)).toEqual([true, true]);
    expect(ending).not.toBe("unfinished");
  });

  test("by as many as --seats says, each for themselves in a free-for-all", async () => {
    const { seats } = await resultOf("--scenario", "dogfight", "--seats", "8");
    expect(new Set(seats.map(({ team }) => team)).size).toBe(8);
  });

  test("by two teams in a team battle", async () => {
    const { seats } = await resultOf("--scenario", "Cover the Evacuation", "--seats", "4");
    expect(seats.map(({ team }) => team)).toEqual([1, 2, 1, 2]);
  });

  test("and its record verifies and replays", async () => {
    const record = file("salvage.json", "");
    expect((await play("--scenario", "salvage-mission", "--record", record, "--force")).code).toBe(0);
    expect((JSON.parse(read(record)) as GameRecord).setup.scenario).toBe("salvage-mission");
    expect((await broadside(["verify", record])).stdout).toMatch(/^Verified: /);
    expect((await broadside(["replay", record])).stdout).toContain("places supply cache 2");
  });

  test("in its edition's terms", async () => {
    const record = file("words.json", "");
    expect((await play("--scenario", "salvage-mission", "--edition", "2.5", "--record", record, "--force")).code).toBe(0);
    const lines = (await broadside(["replay", record, "--full"])).stdout.split("\n").map((line) => line.replace(/^ *\d* +/, ""));
    expect(lines).toContain("Engagement phase");
    expect(lines.filter((line) => /reveals a squad: [A-Z]/.test(line))).toHaveLength(2);
    expect(lines.filter((line) => FIRST_EDITION_WORDS.test(line))).toEqual([]);
  });

  test("with the organiser's settings", async () => {
    expect((await resultOf("--scenario", "dogfight", "--set", "rounds=4")).rounds).toBeLessThanOrEqual(4);
  });

  test("with the points of an update", async () => {
    const update = { edition: "2.0", date: "2026-03", pilots: { academypilot: { cost: 30 } }, upgrades: {}, ships: {} };
    file("data/packs/2026-03.json", JSON.stringify(update));
    const list = JSON.stringify({ faction: "galacticempire", pilots: [{ id: "academypilot", ship: "tielnfighter" }] });
    const lists = [file("one.xws", list), file("other.xws", list)];
    const record = file("updated.json", "");
    const args = ["--scenario", "dogfight", "--edition", "2.0", "--rounds", "1", "--data", "data", "--record", record, "--force"];
    expect((await play(...lists, ...args)).code).toBe(0);
    const { setup } = JSON.parse(read(record)) as GameRecord;
    expect(setup).toMatchObject({ pointsUpdate: "2026-03", squads: [{ points: 30 }, { points: 30 }] });
    expect((await broadside(["verify", record, "--data", "data"])).stdout).toMatch(/^Verified: /);
    expect((await broadside(["verify", record])).stdout).toMatch(/^Not proven: /);
  });

  test("no further than the round given with --rounds", async () => {
    expect((await resultOf("--scenario", "salvage-mission", "--rounds", "2")).rounds).toBeLessThanOrEqual(2);
  });
});

describe("refuses with a reason", () => {
  const refusals = async (...args: readonly string[]) => {
    const { code, stderr } = await play(...args);
    return [code, stderr.trim().split("\n").at(-1)?.trim()];
  };

  test("a scenario that doesn't exist", async () => {
    expect(await refusals("--scenario", "salvage-misson")).toEqual([1, expect.stringContaining("See all scenarios: broadside scenarios")]);
  });

  test("a number of seats that the scenario doesn't allow", async () => {
    expect(await refusals("--scenario", "salvage-mission", "--seats", "3")).toEqual([
      1,
      expect.stringContaining("See what the scenario allows: broadside scenarios salvage-mission"),
    ]);
    expect(await refusals("--scenario", "aces-high", "--seats", "9")).toEqual([2, expect.stringContaining("seats")]);
  });

  test("settings that the scenario doesn't have, or that are out of bounds", async () => {
    expect((await refusals("--scenario", "dogfight", "--set", "rounds=900"))[0]).toBe(1);
    expect((await refusals("--scenario", "dogfight", "--set", "lives=9"))[0]).toBe(1);
    expect(await refusals("--scenario", "dogfight", "--set", "rounds")).toEqual([2, expect.stringContaining("--set")]);
  });

  test("a squad over the limit", async () => {
    const list = file(
      "many.xws",
      JSON.stringify({
        faction: "galacticempire",
        version: "2.0.0",
        pilots: Array.from({ length: 9 }, () => ({ id: "academypilot", ship: "tielnfighter", upgrades: {} })),
      }),
    );
    expect((await refusals(list, "--scenario", "dogfight", "--edition", "2.0"))[0]).toBe(1);
  });

  test("options of first-edition games with a scenario, and the other way round", async () => {
    expect((await refusals("--scenario", "dogfight", "--deck", "core"))[0]).toBe(2);
    expect((await refusals("1e-red-squadron", "1e-howlrunner-swarm", "--seats", "4"))[0]).toBe(2);
  });
});
