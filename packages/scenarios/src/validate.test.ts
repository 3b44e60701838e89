import { rows } from "@broadside/rulebook";
import { describe, expect, test } from "vitest";
import { dogfight } from "./dogfight/dogfight.ts";
import { coverTheEvacuation } from "./epic/cover-the-evacuation.ts";
import { fogOfWar } from "./epic/fog-of-war.ts";
import { fortifiedPosition } from "./epic/fortified-position.ts";
import { intelPickup } from "./epic/intel-pickup.ts";
import type { Sheet } from "./sheet.ts";
import { SHEETS } from "./sheets.ts";
import { centre } from "./standard/common.ts";
import { basesOf } from "./summary.ts";
import { checkEdited, checkSheet } from "./validate.ts";

const rulesBroken = (sheet: Sheet): readonly string[] => [...new Set(checkSheet(sheet).map(({ rule }) => rule))];

describe("every sheet", () => {
  test.each(SHEETS.map((sheet) => [sheet.id, sheet] as const))("%s is complete", (_, sheet) => {
    expect(checkSheet(sheet)).toEqual([]);
  });

  test("names only existing rules", () => {
    const ids = new Set(rows.map(({ id }) => id));
    const named = SHEETS.flatMap((sheet) => [
      ...basesOf(sheet).flatMap(({ from }) => from.match(/\b(?:EB|SC|2E)-[A-Z]+-\d+(?:-Q)?/g) ?? []),
      sheet.players.rule,
      sheet.obstacles.rule,
      sheet.obstacles.countRule,
    ]);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  test("has its own id and name, and unique option ids", () => {
    expect(new Set(SHEETS.map(({ id }) => id)).size).toBe(SHEETS.length);
    for (const { options } of SHEETS) expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
  });
});

describe("a sheet is rejected", () => {
  test("[EB-DEPLOY-01] without a deployment area for every seat in use", () => {
    const [map] = fogOfWar.maps;
    if (!map) throw new Error("Fog of War has a map");
    const withAreas = (areas: typeof map.areas): Sheet => ({ ...fogOfWar, maps: [{ ...map, areas }] });
    expect(checkSheet(withAreas(map.areas.slice(0, 5)))).toEqual([
      { rule: "EB-DEPLOY-01", words: "As a free-for-all for 6, it has no deployment area for player 6" },
    ]);
    expect(rulesBroken({ ...fogOfWar, maps: [] })).toEqual(["EB-DEPLOY-01"]);
    expect(rulesBroken({ ...fortifiedPosition, maps: [{ ...map, seats: [3, 3], areas: [] }] })).toEqual(["EB-DEPLOY-01"]);
    expect(rulesBroken(withAreas(map.areas.map((area) => ({ ...area, corners: map.areas[0]?.corners ?? [] }))))).toEqual(["EB-DEPLOY-01"]);
  });

  test("[EB-REMOTE-05] if a remote has no card, or no stated controller", () => {
    const changed = (leave: "card" | "controller"): Sheet => ({
      ...coverTheEvacuation,
      pieces: coverTheEvacuation.pieces.map(({ [leave]: _, ...pieces }) => pieces),
    });
    expect(checkSheet(changed("card"))).toEqual([{ rule: "EB-REMOTE-05", words: "The remote shuttle names no remote card" }]);
    expect(checkSheet(changed("controller"))).toEqual([{ rule: "EB-REMOTE-05", words: "It doesn't say who controls the remote shuttle" }]);
  });

  test("[EB-OBJ-01] if an Epic Battles objective is neither a marker nor a remote", () => {
    expect(rulesBroken({ ...fogOfWar, pieces: [centre("satellite")] })).toEqual(["EB-OBJ-01"]);
    expect(rulesBroken({ ...dogfight, pieces: [{ ...centre("satellite"), kind: "marker" }] })).toEqual([]);
  });

  test("[EB-SCORE-01, EB-SCORE-14] if it doesn't say how it is won, or how ties are broken", () => {
    const { scoring: _, ...withoutScoring } = fogOfWar;
    expect(rulesBroken(withoutScoring)).toEqual(["EB-SCORE-01"]);
    expect(rulesBroken({ ...fogOfWar, scoring: { by: "victory counters", statements: [] } })).toEqual(["EB-SCORE-01"]);
    expect(rulesBroken({ ...fogOfWar, tiebreaks: [] })).toEqual(["EB-SCORE-14"]);
  });

  test("[EB-FAQ-11-Q] if it doesn't name the result that places an intel counter; at most one counter is placed", () => {
    const unset = intelPickup.rules.map((rule) => (rule.roll ? { ...rule, roll: { ...rule.roll, faces: [] } } : rule));
    expect(rulesBroken({ ...intelPickup, rules: unset })).toEqual(["EB-FAQ-11-Q"]);
    expect(intelPickup.rules.find(({ name }) => name === "Signals")?.roll?.most).toBe(1);
  });

  test("if it has no certain end, or a text names a setting that it doesn't have", () => {
    expect(checkSheet({ ...fogOfWar, end: fogOfWar.end.slice(0, 1) })).toEqual([{ rule: "EB-RULE-05", words: "It has no last round" }]);
    const setUp = [{ text: "Each holds {cards} cards.", basis: fogOfWar.aim.basis }];
    expect(checkSheet({ ...fogOfWar, setUp })).toEqual([{ rule: "EB-RULE-05", words: `It uses the setting "cards", which doesn't exist` }]);
  });

  test("if its pieces are off the table, overlap each other or have no place", () => {
    const [points] = fogOfWar.pieces;
    if (!points) throw new Error("Fog of War has hyperspace points");
    const [first, ...others] = points.spots;
    if (!first) throw new Error("they lie somewhere");
    const laid = (spots: typeof points.spots): readonly string[] => rulesBroken({ ...fogOfWar, pieces: [{ ...points, spots }] });
    expect(laid([{ x: 0, y: 0 }, ...others])).toEqual(["EB-SETUP-16"]);
    expect(laid([first, first, ...others.slice(1)])).toEqual(["EB-SETUP-16"]);
    expect(laid(others)).toEqual(["EB-SETUP-15"]);
  });
});

describe("an organiser's setting", () => {
  test("is rejected if it doesn't exist or is out of bounds", () => {
    expect(checkEdited(coverTheEvacuation, { rounds: 8, points: 600 })).toEqual([]);
    expect(checkEdited(coverTheEvacuation, { turns: 8 })).toMatchObject([
      {
        problem: "unknown figure",
        scenario: "Cover the Evacuation",
        figure: "turns",
        known: expect.arrayContaining(["points", "threat", "rounds"]),
      },
    ]);
    const wrong = { rule: "EB-EVENT-06", problem: "figure out of range" };
    expect(checkEdited(coverTheEvacuation, { rounds: 0, jump: 1.5, points: Number.NaN })).toMatchObject([
      { ...wrong, value: 0, least: 4, most: 24 },
      { ...wrong, value: 1.5, least: 1, most: 6 },
      { ...wrong, value: Number.NaN, least: 250, most: 2000 },
    ]);
  });

  test("is checked against the played edition's limits", () => {
    expect(checkEdited(dogfight, { points: 200 }, "2.0")).toEqual([]);
    expect(checkEdited(dogfight, { points: 200 }, "2.5")).toHaveLength(1);
  });
});
