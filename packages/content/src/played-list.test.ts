import { squadSetup } from "@broadside/rules";
import { findSheet } from "@broadside/scenarios";
import { checkEntry, type EntryDraft, formatById } from "@broadside/squads";
import { READY_MADE as FIRST } from "@broadside/squads/ready-made/1e";
import { READY_MADE as SECOND } from "@broadside/squads/ready-made/2.0";
import { READY_MADE as LATEST } from "@broadside/squads/ready-made/2.5";
import { expect, test } from "vitest";
import { catalogueFor } from "./content.ts";
import { playedLimit } from "./played-limit.ts";
import { playedHash } from "./played-list.ts";
import { scenarioLists } from "./scenario-lists.ts";

/** Returns two hashes for each squad: one from checking the list, one from reading it back out of a game's set-up. */
async function hashes(entry: EntryDraft): Promise<readonly (readonly [checked: string, played: string])[]> {
  const format = formatById(entry.format);
  if (!format) throw new Error(`no format ${entry.format}`);
  const catalogue = await catalogueFor(format.edition);
  return (checkEntry(entry, format, catalogue).legal?.squads ?? []).map((squad) => [
    squad.hash,
    playedHash(squadSetup(squad), format, catalogue),
  ]);
}

test("every ready-made list is the same after a game: corvettes, wings, docked ships and quick builds", async () => {
  const all = (await Promise.all([...FIRST, ...SECOND, ...LATEST].map(({ entry }) => hashes(entry)))).flat();
  expect(all.length).toBeGreaterThan(60);
  expect(all.filter(([checked, played]) => checked !== played)).toEqual([]);
});

test("every quick-build list put together for a scenario is the same after a game", async () => {
  const sheet = findSheet("strategic-salvo");
  if (!sheet) throw new Error("no sheet");
  const table = { sheet, edition: "2.0", catalogue: await catalogueFor("2.0"), teams: [1, 2] } as const;
  const lists = (await scenarioLists(table)).filter(({ source }) => source === "Quick builds");
  const all = (await Promise.all(lists.map(({ squads }) => hashes({ format: "quick-build-2.0", options: { threat: 20 }, squads })))).flat();
  expect(all.length).toBeGreaterThan(5);
  expect(all.filter(([checked, played]) => checked !== played)).toEqual([]);
});

test("a missing upgrade or ship makes a different list", async () => {
  const catalogue = await catalogueFor("1e");
  const format = formatById("epic-dogfight");
  const entry = FIRST.find(({ id }) => id === "1e-tantive-and-transport")?.entry;
  const squad = entry && format && checkEntry(entry, format, catalogue).legal?.squads[0];
  if (!squad || !format) throw new Error("no list");
  const setup = squadSetup(squad);
  const [corvette, ...others] = setup.ships;
  if (!corvette?.sections) throw new Error("no corvette");
  const less = {
    ...setup,
    ships: [{ ...corvette, upgrades: corvette.upgrades.slice(1), sections: corvette.sections.slice(1) }, ...others],
  };
  const alone = { ...setup, ships: [corvette] };
  expect(new Set([setup, less, alone].map((one) => playedHash(one, format, catalogue))).size).toBe(3);
});

test("a side's limit depends on the format, the scenario and its options, is shared in a team, and is threat for quick builds", () => {
  const seat = (player: string, team: number) => ({ player, team });
  const ship = { pilot: "", upgrades: [], points: 0 };
  const squad = (build?: number) => ({
    faction: "",
    obstacles: [],
    points: 0,
    ships: [{ ...ship, ...(build !== undefined && { build }) }],
  });
  const duel = { seats: [seat("A", 1), seat("B", 2)], squads: [squad(), squad()], decks: ["", ""], table: "3x3" } as const;
  const teams = { ...duel, seats: [seat("A", 1), seat("B", 2), seat("C", 1), seat("D", 2)], squads: [squad(), squad(), squad(), squad()] };
  expect(playedLimit({ ...duel, edition: "1e", format: "epic-dogfight" })).toEqual({ counts: "points", value: 300 });
  expect(playedLimit({ ...teams, edition: "1e", format: "team-epic" })).toEqual({ counts: "points", value: 400 });
  expect(playedLimit({ ...duel, edition: "1e", format: "escalation" })).toBeUndefined();
  expect(playedLimit({ ...duel, edition: "2.5", format: "dogfight", scenario: "salvage-mission" })).toEqual({
    counts: "points",
    value: 20,
  });
  expect(playedLimit({ ...teams, edition: "2.0", format: "epic", scenario: "strategic-salvo" })).toEqual({ counts: "points", value: 500 });
  expect(playedLimit({ ...teams, edition: "2.0", format: "dogfight", scenario: "dogfight" })).toEqual({ counts: "points", value: 400 });
  const builds = { ...duel, squads: [squad(0), squad(0)] };
  expect(playedLimit({ ...builds, edition: "2.0", format: "epic", scenario: "fog-of-war" })).toEqual({ counts: "threat", value: 16 });
  expect(playedLimit({ ...builds, edition: "2.0", format: "epic", scenario: "aces-high", options: { threat: 6 } })).toEqual({
    counts: "threat",
    value: 6,
  });
});
