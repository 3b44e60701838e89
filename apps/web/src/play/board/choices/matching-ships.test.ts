import type { ShipId } from "@broadside/protocol";
import type { PlayQuestion, Scene, ShipSheet } from "@broadside/telling";
import { describe, expect, test } from "vitest";
import { canBeShared, matchingShips, sharedAnswer, stillToAct } from "./matching-ships.ts";

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

const sceneOf = (gone: readonly string[] = [], activated: readonly string[] = [], round = 2) =>
  ({
    ships: SHIPS,
    state: {
      round,
      ships: SHIPS.map(({ id }) => ({ id, status: gone.includes(id) ? "destroyed" : "inPlay", activated: activated.includes(id) })),
    },
  }) as unknown as Scene;
const asked = (ship: string, keys: readonly string[], kind = "action") =>
  ({ kind, seat: 0, about: { ship }, options: keys.map((key) => ({ key })) }) as unknown as PlayQuestion;

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

  test("share an action only if they haven't activated yet", () => {
    expect(stillToAct(sceneOf([], ["A2"]), asked("A1", ["focus"]))).toEqual(["A3"]);
    expect(stillToAct(sceneOf(), asked("A1", ["focus"], "free action"))).toEqual([]);
  });
});

describe("a shared action", () => {
  const shared = [{ seat: 0, round: 2, ships: ["A2", "A3"], key: "focus" }];

  test("answers for each of its ships that is offered it, but only in its round", () => {
    const answer = (ship: string, keys: readonly string[], round = 2) => sharedAnswer(shared, sceneOf([], [], round), asked(ship, keys));
    expect(answer("A2", ["none", "focus"])).toBe("focus");
    expect(answer("A2", ["none"])).toBeUndefined();
    expect(answer("A1", ["focus"])).toBeUndefined();
    expect(answer("A2", ["focus"], 3)).toBeUndefined();
  });

  test("answers no other question", () => {
    expect(sharedAnswer(shared, sceneOf(), asked("A2", ["focus"], "free action"))).toBeUndefined();
  });

  test("never moves a ship or needs a target", () => {
    expect(["focus", "evade", "calculate", "barrelroll", "boost", "lock", "none"].filter(canBeShared)).toEqual([
      "focus",
      "evade",
      "calculate",
    ]);
  });
});
