import { describe, expect, test } from "vitest";
import { at, startSetUp, type Table } from "../testing.ts";
import { LEADER, MATE } from "../wings/wing.testing.ts";
import { wholeFleet } from "./whole-fleet.ts";

/** Sets up a first-edition game in which seat 2 has the bottom edge and two ships. */
const firstEdition = (): Table =>
  startSetUp([{ ships: ["wedgeantilles"], points: 99 }, { ships: ["academypilot", "academypilot"] }])
    .until("edge")
    .say("bottom")
    .until("ship to place");

/** Sets up a second-edition game with a leader, two wingmates, and a ship that isn't in a wing. */
function secondEdition(): Table {
  const ships = [LEADER, MATE, MATE, "redsquadronveteran"].map((pilot) => ({ pilot, points: 40, upgrades: [] }));
  const wings = [
    {
      leader: 0,
      mates: [
        { ship: 1, position: "leftFlank" as const },
        { ship: 2, position: "rearSupport" as const },
      ],
    },
  ];
  const squads = [
    { faction: "rebelalliance", points: 150, obstacles: [], ships, wings },
    { faction: "galacticempire", points: 200, obstacles: [], ships: [{ pilot: "academypilot", points: 20, upgrades: [] }] },
  ];
  return startSetUp([{ ships: [] }, { ships: ["academypilot"], faction: "galacticempire" }], { edition: "2.0", setup: { squads } }).until(
    "place ship",
  );
}

const faults = (table: Table, seat: number, places: Parameters<typeof wholeFleet>[2]) =>
  wholeFleet(table.game, seat, places).map(({ ship, refusal }) => [ship.id, refusal?.why.fault]);

describe("the preview of a whole fleet", () => {
  test("lists every ship that is still to be placed, with the region where it may be placed", () => {
    const ships = wholeFleet(firstEdition().game, 1, []);
    expect(ships.map(({ ship, pose, region }) => [ship.id, pose, region.shape])).toEqual([
      ["B1", undefined, "strip"],
      ["B2", undefined, "strip"],
    ]);
  });

  test("checks ship by ship, as set-up would", () => {
    const table = firstEdition();
    expect(
      faults(table, 1, [
        { ship: "B1", pose: at(400, 60) },
        { ship: "B2", pose: at(500, 120) },
      ]),
    ).toEqual([
      ["B1", undefined],
      ["B2", "not within its deployment area along the edge"],
    ]);
    table.say("B1");
    const open = table.game.open[0];
    expect(table.give({ input: "answer", seat: 1, ask: open?.number ?? 0, pose: at(500, 120) })?.refused).toBe("not a legal place");
  });

  test("refuses planned ships that overlap each other", () => {
    expect(
      faults(firstEdition(), 1, [
        { ship: "B1", pose: at(400, 60) },
        { ship: "B2", pose: at(420, 60) },
      ]),
    ).toEqual([
      ["B1", "on top of ship"],
      ["B2", "on top of ship"],
    ]);
  });

  test("[EB-WSET-01, EB-WSET-04] places each wing around its leader and checks each wingmate", () => {
    const table = secondEdition();
    const inside = wholeFleet(table.game, 0, [{ ship: "A1", pose: at(300, 80) }]);
    expect(inside.map(({ ship, leader, pose }) => [ship.id, leader?.id, pose])).toEqual([
      ["A1", undefined, at(300, 80)],
      ["A2", "A1", at(240, 80)],
      ["A3", "A1", at(300, 20)],
      ["A4", undefined, undefined],
    ]);
    expect(faults(table, 0, [{ ship: "A1", pose: at(300, 40) }])).toEqual([
      ["A1", undefined],
      ["A2", undefined],
      ["A3", "not wholly on the table"],
      ["A4", undefined],
    ]);
  });
});
