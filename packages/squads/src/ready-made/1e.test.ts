/** Tests that the ready-made lists for the first edition are legal and near their limits, and that they include every huge ship. */
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { describe, expect, test } from "vitest";
import { checkEntry } from "../checks/check-entry.ts";
import { formatNamed, problemsIn } from "../rows/testing.ts";
import { READY_MADE } from "./1e.ts";

const catalogue = catalogueOf(pack);
const named = READY_MADE.map((one) => [one.id, one] as const);
const inFormat = (format: string) => READY_MADE.filter(({ entry }) => entry.format === format);

describe.each(named)("%s", (_, { title, about, entry }) => {
  const { verdict, legal } = checkEntry(entry, formatNamed(entry.format), catalogue);

  test("is legal, without notices", () => {
    expect(problemsIn(verdict)).toEqual([]);
    expect(legal?.squads).toHaveLength(entry.squads.length);
    expect([title, about].every((words) => words.trim() !== "")).toBe(true);
  });

  test("spends nearly all its points", () => {
    for (const { points, limit = 0 } of verdict.lists) {
      expect(points).toBeLessThanOrEqual(limit);
      expect(points / limit).toBeGreaterThanOrEqual(limit >= 300 ? 290 / 300 : 0.95);
    }
  });
});

test("no two have the same id or the same title", () => {
  expect(new Set(READY_MADE.map(({ id }) => id)).size).toBe(READY_MADE.length);
  expect(new Set(READY_MADE.map(({ title }) => title)).size).toBe(READY_MADE.length);
});

test("there are enough for every format and every faction", () => {
  const count = (format: string) => inFormat(format).length;
  expect(count("standard-100")).toBeGreaterThanOrEqual(4);
  expect(count("epic-dogfight")).toBeGreaterThanOrEqual(5);
  expect(count("team-epic")).toBeGreaterThanOrEqual(2);
  expect(count("escalation")).toBeGreaterThanOrEqual(3);
  expect(count("cinematic")).toBeGreaterThanOrEqual(1);
  for (const faction of ["rebel", "imperial", "scum"]) {
    const of = READY_MADE.filter(({ entry }) => entry.squads.every((list) => list.faction === faction));
    expect([faction, of.length >= 4]).toEqual([faction, true]);
    expect(inFormat("escalation").filter((one) => of.includes(one))).toHaveLength(1);
  }
});

test("Epic Dogfight lists include every huge ship, and a Gozanti with docked TIEs", () => {
  const ships = inFormat("epic-dogfight").flatMap(({ entry }) => entry.squads.flatMap((list) => list.ships));
  const types = new Set(ships.map(({ pilot }) => catalogue.pilots.get(pilot)?.ship));
  const huge = pack.ships.filter(({ size }) => size === "huge").map(({ id }) => id);
  expect(huge).toHaveLength(5);
  expect(huge.filter((id) => !types.has(id))).toEqual([]);
  expect(ships.filter(({ dockedTo }) => dockedTo !== undefined)).toHaveLength(4);
});
