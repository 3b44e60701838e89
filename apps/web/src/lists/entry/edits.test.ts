import type { SquadDraft } from "@broadside/squads";
import { describe, expect, test } from "vitest";
import {
  addShip,
  completeShip,
  dock,
  duplicateShip,
  moveShip,
  removeShip,
  removeUpgrade,
  setUpgrade,
  toggleObstacle,
  withText,
} from "./edits.ts";

const ship = (pilot: string, ...upgrades: readonly string[]) => ({ pilot, upgrades: upgrades.map((id) => ({ id })) });

/** A leader with two wingmates, a carrier and a ship docked to it. */
const FLEET: SquadDraft = {
  faction: "galacticempire",
  ships: [ship("leader"), ship("two"), ship("three"), ship("carrier"), { ...ship("docked"), dockedTo: 3 }],
  wings: [
    {
      leader: 0,
      wingmates: [
        { ship: 1, position: 2 },
        { ship: 2, position: 3 },
      ],
    },
  ],
};
const pilots = ({ ships }: SquadDraft) => ships.map(({ pilot }) => pilot);

describe("ships", () => {
  test("a ship is added at the end", () => {
    expect(pilots(addShip(FLEET, ship("new"))).at(-1)).toBe("new");
  });

  test("removing a wingmate leaves the other ships in the wing", () => {
    const { wings, ships } = removeShip(FLEET, 1);
    expect(wings).toEqual([{ leader: 0, wingmates: [{ ship: 1, position: 3 }] }]);
    expect(ships[1]?.pilot).toBe("three");
    expect(ships[3]).toMatchObject({ pilot: "docked", dockedTo: 2 });
  });

  test("removing the leader or the last wingmate removes the wing", () => {
    expect(removeShip(FLEET, 0).wings).toEqual([]);
    expect(removeShip(removeShip(FLEET, 2), 1).wings).toEqual([]);
  });

  test("a docked ship stays in the list when its carrier is removed", () => {
    expect(removeShip(FLEET, 3).ships.at(-1)).toEqual(ship("docked"));
  });

  test("a copy comes right after the original and belongs to no wing", () => {
    const copied = duplicateShip(FLEET, 1);
    expect(pilots(copied)).toEqual(["leader", "two", "two", "three", "carrier", "docked"]);
    expect(copied.wings?.[0]?.wingmates).toEqual([
      { ship: 1, position: 2 },
      { ship: 3, position: 3 },
    ]);
    expect(copied.ships.at(-1)?.dockedTo).toBe(4);
  });

  test("moving a ship down keeps wings and docking intact", () => {
    const moved = moveShip(FLEET, 0, 1);
    expect(pilots(moved).slice(0, 2)).toEqual(["two", "leader"]);
    expect(moved.wings?.[0]).toMatchObject({ leader: 1, wingmates: [{ ship: 0 }, { ship: 2 }] });
  });

  test.each([
    [0, -1],
    [4, 1],
  ])("a ship at place %i can't move by %i", (at, by) => {
    expect(moveShip(FLEET, at, by)).toBe(FLEET);
  });
});

describe("upgrades", () => {
  const squad: SquadDraft = { faction: "rebel", ships: [ship("luke", "r2d2", "shields")] };

  test("an upgrade can be added, replaced and removed", () => {
    expect(setUpgrade(squad, 0, { id: "torpedo" }).ships[0]?.upgrades.map(({ id }) => id)).toEqual(["r2d2", "shields", "torpedo"]);
    expect(setUpgrade(squad, 0, { id: "r5" }, 0).ships[0]?.upgrades.map(({ id }) => id)).toEqual(["r5", "shields"]);
    expect(removeUpgrade(squad, 0, 0).ships[0]?.upgrades).toEqual([{ id: "shields" }]);
  });
});

test("a ship can dock and undock", () => {
  const docked = dock(FLEET, 1, 3);
  expect(docked.ships[1]?.dockedTo).toBe(3);
  expect(dock(docked, 1, undefined).ships[1]).toEqual(ship("two"));
});

test("half a corvette can become a whole one", () => {
  const half: SquadDraft = { faction: "rebel", ships: [{ ...ship("cr90corvette"), onlySection: "fore" }] };
  expect(completeShip(half, 0).ships[0]).toEqual(ship("cr90corvette"));
});

test("an obstacle can be added and removed", () => {
  const chosen = toggleObstacle(FLEET, "gascloud1");
  expect(chosen.obstacles).toEqual(["gascloud1"]);
  expect(toggleObstacle(chosen, "gascloud1").obstacles).toEqual([]);
});

test("an empty name is removed from the list", () => {
  expect(withText(withText(FLEET, "player", " Ada "), "player", " ")).toEqual(FLEET);
  expect(withText(FLEET, "player", " Ada ").player).toBe("Ada");
});
