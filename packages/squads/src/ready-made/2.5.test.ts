/** Tests that the ready-made lists for 2.5 are legal and use most of their points, and that no faction is left out. */
import { FACTIONS } from "@broadside/cards";
import { describe, expect, test } from "vitest";
import { CARDS_25, check25 } from "../rows/testing-second.ts";
import { READY_MADE } from "./2.5.ts";

const inFormat = (format: string) => READY_MADE.filter(({ entry }) => entry.format === format);

describe("each ready-made list of 2.5", () => {
  test.each(READY_MADE)("$id is legal without notices, spends every point it can and most of its loadouts", ({ entry }) => {
    const { verdict } = check25(entry.format, entry.squads, entry.options);
    expect(verdict.problems).toEqual([]);
    for (const { left, ships } of verdict.lists) {
      // In an ace's list, each squad point counts as ten points, so up to nine points may be left.
      expect(left).toBeLessThan(entry.format === "epic-battles-2.5" ? 10 : 1);
      const idle = ships.reduce((sum, { loadout = 0, upgrades }) => sum + Math.max(0, loadout - upgrades), 0);
      expect(idle).toBeLessThanOrEqual(5);
    }
  });

  test("has a unique id and title, and advice on how to fly it", () => {
    expect(new Set(READY_MADE.map(({ id }) => id)).size).toBe(READY_MADE.length);
    expect(new Set(READY_MADE.map(({ title }) => title)).size).toBe(READY_MADE.length);
    for (const { about } of READY_MADE) expect(about.trim()).not.toBe("");
  });
});

describe("together they include", () => {
  test("every faction in Standard, and lists for the other formats", () => {
    const seven = FACTIONS.filter((faction) => CARDS_25.pack.pilots.some((pilot) => pilot.faction === faction)).sort();
    expect([...new Set(inFormat("standard-20").flatMap(({ entry }) => entry.squads.map(({ faction }) => faction)))].sort()).toEqual(seven);
    expect(inFormat("extended-20").length).toBeGreaterThanOrEqual(2);
    expect(inFormat("quick-build-2.5").length).toBeGreaterThanOrEqual(2);
    expect(inFormat("epic-battles-2.5").length).toBeGreaterThanOrEqual(2);
  });

  test("ships that only Extended allows, and lists of standard loadouts", () => {
    const pilots = (format: string) =>
      inFormat(format).map(({ entry }) => entry.squads.flatMap(({ ships }) => ships.map(({ pilot }) => CARDS_25.pilots.get(pilot))));
    for (const list of pilots("extended-20")) expect(list.some((pilot) => !pilot?.modes?.includes("standard"))).toBe(true);
    expect(pilots("standard-20").filter((list) => list.every((pilot) => pilot?.standardLoadout)).length).toBeGreaterThanOrEqual(2);
  });
});
