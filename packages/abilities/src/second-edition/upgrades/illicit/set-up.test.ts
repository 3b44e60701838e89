import type { Pose } from "@broadside/geometry";
import { startSetUp, type Table } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at } from "../../card-table.testing.ts";
import { ABILITIES_2_0, ABILITIES_2_5 } from "../../index.ts";
import { chargesLeft, FIGHTER, use, X_WING } from "../upgrades.testing.ts";

const EDITIONS = [
  { edition: "2.0", registry: ABILITIES_2_0 },
  { edition: "2.5", registry: ABILITIES_2_5 },
] as const;
type Given = (typeof EDITIONS)[number];
const HEIGHT = 914.4;

/** Returns a pose at a given distance from the first player's edge. */
const away = (table: Table, x: number, depth: number, heading = 0): Pose =>
  at(x, table.game.state.seats[0]?.edge === "top" ? HEIGHT - depth : depth, heading);

/** Places the huge ship along its edge, with A2 beside it and A3 far away. Enemies are opposite. */
function setUp(upgrades: readonly string[], given: Given): Table {
  const lists = [{ ships: [{ pilot: "echobaseevacuees", upgrades }, X_WING, X_WING] }, { ships: [FIGHTER, FIGHTER] }];
  const table = startSetUp(lists, { ...given, setup: { table: "6x3" } });
  while (table.kind !== "use at setUpOver" && table.game.state.cursor.phase === "setup") {
    const ship = table.kind === "place ship" ? table.game.open[0]?.ask.about?.ship : undefined;
    if (ship === "A1") table.put(away(table, 900, 50, 90));
    else if (ship === "A2") table.put(away(table, 700, 50));
    else if (ship === "A3") table.put(away(table, 300, 50));
    else table.pass();
  }
  return table;
}
const isRefused = (table: Table, pose: Pose): boolean =>
  table.give({ input: "answer", seat: 0, ask: table.game.open[0]?.number ?? 0, pose }) !== undefined;

describe.each(EDITIONS)("Saboteur's Map in $edition", (given) => {
  const MAP = ["saboteursmap", "proximitymines", "clustermines", "protonbombs"];

  test("the ship places one mine of each card beyond range 2 of enemies and other devices, for a charge each", () => {
    const table = setUp(MAP, given).say(use("saboteursmap"));
    expect(table.keys).toEqual(["proximitymines@1", "clustermines@2"]);
    table.say("proximitymines@1").put(away(table, 900, 300));
    expect(table.keys).toEqual(["done", "clustermines@2"]);
    table.say("clustermines@2");
    expect(isRefused(table, away(table, 900, 450))).toBe(true);
    expect(isRefused(table, away(table, 900, 670))).toBe(true);
    table.put(away(table, 400, 450));
    expect(table.game.state.devices.map(({ kind }) => kind)).toEqual(["proximity mine", "cluster mine", "cluster mine", "cluster mine"]);
    expect([1, 2, 3].map((place) => chargesLeft(table, "A1", place))).toEqual([1, 0, 2]);
  });

  test("the player can place one mine or none, and bombs don't count as mines", () => {
    const one = setUp(MAP, given).say(use("saboteursmap")).say("clustermines@2").pass().say("done");
    expect([one.game.state.devices.length, chargesLeft(one, "A1", 1)]).toEqual([3, 2]);
    expect(setUp(MAP, given).pass().game.state.devices).toEqual([]);
    expect(setUp(["saboteursmap", "protonbombs"], given).keys).not.toContain(use("saboteursmap"));
  });
});

describe.each(EDITIONS)("Scanner Baffler in $edition", (given) => {
  const baffling = () => setUp(["scannerbaffler"], given);

  test("a friendly ship at range 0-1 in the deployment area can be placed again, but not on another ship", () => {
    const table = baffling().say(use("scannerbaffler"));
    expect(table.keys).toEqual(["done", "A2"]);
    table.say("A2");
    expect(isRefused(table, away(table, 900, 50))).toBe(true);
    expect(isRefused(table, away(table, 900, 400))).toBe(true);
    const anew = away(table, 1060, 60, 30);
    table.put(anew);
    expect([table.ship("A2").pose, table.game.state.cursor.phase]).toEqual([anew, "planning"]);
  });

  test("the player can decline", () => {
    const table = baffling();
    const { pose } = table.ship("A2");
    expect(table.pass().ship("A2").pose).toEqual(pose);
    const changed = baffling().say(use("scannerbaffler")).say("done");
    expect([changed.ship("A2").pose, changed.game.state.cursor.phase]).toEqual([pose, "planning"]);
  });
});

test("Scanner Baffler: ships are placed near this ship in 2.0, and in the deployment area in 2.5", () => {
  const refused = EDITIONS.map((given) => {
    const asked = () => setUp(["scannerbaffler"], given).say(use("scannerbaffler")).say("A2");
    const [along, ahead] = [asked(), asked()];
    return [isRefused(along, away(along, 1500, 50)), isRefused(ahead, away(ahead, 900, 150))];
  });
  expect(refused).toEqual([
    [true, false],
    [false, true],
  ]);
});

test("Scanner Baffler: a wing moves with its leader, and no wingmate leaves it", () => {
  const ships = ["echobaseevacuees", X_WING, X_WING, X_WING].map((pilot, place) => ({
    pilot,
    points: 0,
    upgrades: place === 0 ? ["scannerbaffler"] : [],
  }));
  const wings = [{ leader: 1, mates: [{ ship: 2, position: "rightFlank" as const }] }];
  const squads = [
    { faction: "rebelalliance", points: 0, obstacles: [], ships, wings },
    { faction: "galacticempire", points: 0, obstacles: [], ships: [{ pilot: FIGHTER, points: 0, upgrades: [] }] },
  ];
  const table = startSetUp([{ ships: [] }, { ships: [] }], { ...EDITIONS[1], setup: { squads, table: "6x3" } });
  while (table.kind !== "use at setUpOver") {
    const ship = table.kind === "place ship" ? table.game.open[0]?.ask.about?.ship : undefined;
    if (ship === "A1") table.put(away(table, 900, 50, 90));
    else if (ship === "A2") table.put(away(table, 690, 50));
    else table.pass();
  }
  table.say(use("scannerbaffler"));
  expect(table.keys.filter((key) => key === "A2" || key === "A3")).toEqual(["A2"]);
  const apart = () => (table.ship("A3").pose?.x ?? 0) - (table.ship("A2").pose?.x ?? 0);
  const before = apart();
  table.say("A2").put(away(table, 1400, 50));
  expect([table.ship("A2").pose, apart(), table.ship("A3").wing?.split]).toEqual([away(table, 1400, 50), before, false]);
});
