import { mm } from "@broadside/geometry";
import { judge, makePosition, parsePosition } from "@broadside/position";
import type { Scene } from "@broadside/protocol";
import { at, startTable, type TestShip } from "@broadside/rules/testing";
import { sceneOf } from "@broadside/telling";
import { describe, expect, test } from "vitest";
import { typeOf } from "../pieces/judged-table.ts";
import { judgeAddressOf, tableOf } from "./from-game.ts";
import { parseLink } from "./link.ts";

const WEDGE: TestShip = { pilot: "wedgeantilles", pose: at(806, 394, 58) };
const RAIDER: TestShip = { pilot: "raiderclasscorvette", pose: at(1010, 624, 198) };
const ACADEMY: TestShip = { pilot: "academypilot", pose: at(1236, 478, 255) };

function sceneWith(more: object = {}): Scene {
  const ships = [[WEDGE], [RAIDER, ACADEMY, { ...ACADEMY, pose: at(1180, 414, 255) }]];
  const { game } = startTable({ ships, phase: "combat", setup: { table: "6x3" }, ...more });
  return sceneOf({ id: "g1", game, seats: [], log: [], isKept: true });
}

describe("a moment of a game on the judge's table", () => {
  const table = tableOf(sceneWith());

  test("has every ship in play where it was, with its short name, type, seat, skill and arcs", () => {
    expect(table.edition).toBe("1e");
    expect(table.ships.map(({ name, seat, skill, base }) => [name, seat, skill, base])).toEqual([
      ["Wedge", 1, 9, "small"],
      ["Raider 1", 2, 4, "raider"],
      ["Academy 1", 2, 1, "small"],
      ["Academy 2", 2, 1, "small"],
    ]);
    expect(table.ships.map(typeOf)).toEqual(["xwing", "raiderclasscorvette", "tiefighter", "tiefighter"]);
    expect(table.ships[0]).toMatchObject({ id: "xwing 1", pose: at(806, 394, 58), arcs: ["front"] });
    expect(table.ships[1]?.arcs).toEqual(["foreArc", "aftPort", "aftStarboard"]);
  });

  test("can be read by the judge, who decides as the game does", () => {
    const read = parsePosition(makePosition(table));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const [pair] = judge(read.value, { from: "xwing 1", to: "raiderclasscorvette 1" }).pairs;
    expect(pair?.shots.map(({ section, open }) => [section, open])).toEqual([
      ["fore", true],
      ["aft", false],
    ]);
  });

  test("has only ships that are on the table, and none that are destroyed", () => {
    const scene = sceneWith();
    const ships = scene.state.ships.map((ship) => (ship.id === "B2" ? { ...ship, status: "destroyed" as const } : ship));
    expect(tableOf({ ...scene, state: { ...scene.state, ships } }).ships.map(({ name }) => name)).toEqual([
      "Wedge",
      "Raider 1",
      "Academy 2",
    ]);
  });

  test("numbers obstacles and devices by kind", () => {
    const scene = sceneWith();
    const pose = at(500, 500);
    const state = {
      ...scene.state,
      obstacles: [
        { id: "obstacle 1", token: "coreasteroid2", pose } as const,
        { id: "obstacle 2", token: "core2asteroid1", pose, flipped: true } as const,
        { id: "obstacle 3", token: "gascloud3", pose } as const,
      ],
      devices: [
        {
          id: "device 1",
          token: "proximityMine",
          kind: "proximity mine",
          pose,
          seat: 0,
          ship: "A1",
          round: 1,
        } as const,
      ],
    };
    const { obstacles, features } = tableOf({ ...scene, state });
    expect(obstacles.map(({ id, flipped }) => [id, flipped])).toEqual([
      ["rock 1", false],
      ["rock 2", true],
      ["gas 1", false],
    ]);
    expect(features).toEqual([{ id: "proximity mine 1", token: "proximityMine", pose }]);
  });

  test("has a second-edition turret aim where its indicator points", () => {
    const scene = sceneWith();
    const ships = scene.ships.map((sheet) => (sheet.id === "A1" ? { ...sheet, turret: ["left" as const] } : sheet));
    expect(tableOf({ ...scene, ships }).ships[0]?.arcs).toEqual(["front", "left"]);
  });

  test("has an address that opens the same table and links back to the game", async () => {
    const address = await judgeAddressOf(sceneWith());
    expect(address.startsWith("/judge#p=")).toBe(true);
    const read = await parseLink(address.slice("/judge".length));
    expect(read).toEqual({ ok: true, value: table });
    expect(table.moment).toMatchObject({ back: "/play?game=g1", title: expect.stringMatching(/, round \d+$/) });
    expect(table.table.width).toBe(mm(1828.8));
  });

  test("links back to the moment if it comes from a replay", async () => {
    const back = "/play?watch=kept-g1&at=212";
    const address = await judgeAddressOf(sceneWith(), back);
    expect(await parseLink(address.slice("/judge".length))).toMatchObject({ ok: true, value: { moment: { back } } });
  });
});
