import type { ShipId } from "@broadside/protocol";
import type { Scene, ShipSheet } from "@broadside/telling";
import { describe, expect, test } from "vitest";
import { matchingShips } from "./matching-ships.ts";

const sheet = (id: ShipId, ship: string, more: Partial<ShipSheet> = {}): ShipSheet =>
  ({ id, ship, seat: id.startsWith("A") ? 0 : 1, ...more }) as ShipSheet;
const inWing = (leader: ShipId, state: "leads" | "in wing" | "split") => ({
  wing: { leader, state, number: 1, position: "", leaderName: "" },
});

const SHIPS = [
  sheet("A1", "tieln"),
  sheet("A2", "tieln"),
  sheet("A3", "tieln"),
  sheet("A4", "raider", { energy: { left: 1, of: 2 } }),
  sheet("A5", "raider", { energy: { left: 1, of: 2 } }),
  sheet("A6", "xwing", inWing("A6", "leads")),
  sheet("A7", "awing", inWing("A6", "in wing")),
  sheet("A8", "bwing", inWing("A6", "split")),
  sheet("B1", "tieln"),
];

const sceneOf = (gone: readonly string[] = []) =>
  ({
    ships: SHIPS,
    state: { ships: SHIPS.map(({ id }) => ({ id, status: gone.includes(id) ? "destroyed" : "inPlay" })) },
  }) as unknown as Scene;

describe("matching ships", () => {
  test("have the same type and player, and are on the table", () => {
    expect(matchingShips(sceneOf(), "A1")).toEqual(["A2", "A3"]);
    expect(matchingShips(sceneOf(["A2"]), "A1")).toEqual(["A3"]);
  });

  test("can also be ships that fly in the same wing and haven't split from it", () => {
    expect(matchingShips(sceneOf(), "A6")).toEqual(["A7"]);
    expect(matchingShips(sceneOf(), "A8")).toEqual([]);
  });

  test("never include huge ships", () => {
    expect(matchingShips(sceneOf(), "A4")).toEqual([]);
  });
});
