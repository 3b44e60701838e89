/**
 * Tests that the ready-made lists for 2.0 are legal and use most of their points, and that no faction, huge ship or wing card is left out.
 */
import { FACTIONS } from "@broadside/cards";
import { describe, expect, test } from "vitest";
import { CARDS_20, check20 } from "../rows/testing-second.ts";
import { READY_MADE } from "./2.0.ts";

const squads = READY_MADE.flatMap(({ entry }) => entry.squads);
const shipsOf = (format: string) =>
  READY_MADE.filter(({ entry }) => entry.format === format).flatMap(({ entry }) => entry.squads.flatMap(({ ships }) => ships));

describe("each ready-made list of 2.0", () => {
  test.each(READY_MADE)("$id is legal without notices and spends its limit", ({ entry }) => {
    const { verdict } = check20(entry.format, entry.squads, entry.options);
    expect(verdict.problems).toEqual([]);
    for (const { left = 0, limit = 0 } of verdict.lists) expect(left).toBeLessThanOrEqual(limit / 20);
  });

  test("has a unique id and title, and advice on how to fly it", () => {
    expect(new Set(READY_MADE.map(({ id }) => id)).size).toBe(READY_MADE.length);
    expect(new Set(READY_MADE.map(({ title }) => title)).size).toBe(READY_MADE.length);
    for (const { about } of READY_MADE) expect(about.trim()).not.toBe("");
  });
});

describe("together they include", () => {
  test("every faction, in the 200-point game and in Epic Battles", () => {
    const seven = FACTIONS.filter((faction) => CARDS_20.pack.pilots.some((pilot) => pilot.faction === faction)).sort();
    for (const format of ["extended-200", "epic-battles"]) {
      const lists = READY_MADE.filter(({ entry }) => entry.format === format);
      expect([...new Set(lists.flatMap(({ entry }) => entry.squads.map(({ faction }) => faction)))].sort()).toEqual(seven);
    }
    expect(READY_MADE.filter(({ entry }) => entry.format === "quick-build-2.0").length).toBeGreaterThanOrEqual(2);
  });

  test("every huge ship in each of its factions", () => {
    const huge = CARDS_20.pack.pilots.filter(({ ship }) => CARDS_20.ships.get(ship)?.size === "huge").map(({ id }) => id);
    expect(huge).toHaveLength(10);
    const flown = new Set(shipsOf("epic-battles").map(({ pilot }) => pilot));
    expect(huge.filter((id) => !flown.has(id))).toEqual([]);
  });

  test("every wing card, with wings that fly", () => {
    const cards = CARDS_20.pack.upgrades.filter(({ wing }) => wing).map(({ id }) => id);
    expect(cards).toHaveLength(7);
    const carried = new Set(shipsOf("epic-battles").flatMap(({ upgrades }) => upgrades.map(({ id }) => id)));
    expect(cards.filter((id) => !carried.has(id))).toEqual([]);
    expect(squads.reduce((sum, { wings = [] }) => sum + wings.length, 0)).toBeGreaterThanOrEqual(cards.length);
  });

  test("teams of two and of three, and lists under each of an organiser's requirements", () => {
    const members = READY_MADE.map(({ entry }) => entry.squads.length);
    expect(members).toEqual(expect.arrayContaining([2, 3]));
    const requirements = READY_MADE.flatMap(({ entry }) => entry.options?.requirements ?? []);
    expect(requirements).toEqual(expect.arrayContaining(["huge-or-wing", "huge-at-most-half"]));
  });
});
