import type { PlayQuestion, Scene, ShipSheet } from "@broadside/telling";
import { describe, expect, test } from "vitest";
import { alikeOf, canBeShared, sharedAnswer, stillToAct } from "./alike.ts";

const sheet = (id: string, ship: string, more: Partial<ShipSheet> = {}): ShipSheet =>
  ({ id, ship, seat: id.startsWith("A") ? 0 : 1, ...more }) as ShipSheet;
const inWing = (leader: string, state: "leads" | "in wing" | "split") => ({
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

describe("ships that are alike", () => {
  test("are those of one type and one player that are on the table", () => {
    expect([alikeOf(sceneOf(), "A1"), alikeOf(sceneOf(["A2"]), "A1")]).toEqual([["A2", "A3"], ["A3"]]);
  });

  test("and those of one wing; who has split is not", () => {
    expect([alikeOf(sceneOf(), "A6"), alikeOf(sceneOf(), "A8")]).toEqual([["A7"], []]);
  });

  test("a huge ship has nobody like it", () => {
    expect(alikeOf(sceneOf(), "A4")).toEqual([]);
  });

  test("do the same action while their turn is to come", () => {
    expect(stillToAct(sceneOf([], ["A2"]), asked("A1", ["focus"]))).toEqual(["A3"]);
    expect(stillToAct(sceneOf(), asked("A1", ["focus"], "free action"))).toEqual([]);
  });
});

describe("an action that several share", () => {
  const shared = [{ seat: 0, round: 2, ships: ["A2", "A3"], key: "focus" }];

  test("is given to each of them that is offered it, in that round alone", () => {
    const answer = (ship: string, keys: readonly string[], round = 2) => sharedAnswer(shared, sceneOf([], [], round), asked(ship, keys));
    expect([answer("A2", ["none", "focus"]), answer("A2", ["none"]), answer("A1", ["focus"]), answer("A2", ["focus"], 3)]).toEqual([
      "focus",
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("answers no other question", () => {
    expect(sharedAnswer(shared, sceneOf(), asked("A2", ["focus"], "free action"))).toBeUndefined();
  });

  test("is none that leads somewhere or aims at somebody", () => {
    expect(["focus", "evade", "calculate", "barrelroll", "boost", "lock", "none"].filter(canBeShared)).toEqual([
      "focus",
      "evade",
      "calculate",
    ]);
  });
});
