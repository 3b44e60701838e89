import type { PlayQuestion, Scene } from "@broadside/telling";
import { describe, expect, test } from "vitest";
import { canBeShared, sharedAnswer, stillToAct } from "./shared-actions.ts";

const SHIPS = ["A1", "A2", "A3"].map((id) => ({ id, ship: "tieln", seat: 0 }));
const sceneOf = (activated: readonly string[] = [], round = 2) =>
  ({
    ships: SHIPS,
    state: { round, ships: SHIPS.map(({ id }) => ({ id, status: "inPlay", activated: activated.includes(id) })) },
  }) as unknown as Scene;
const asked = (ship: string, keys: readonly string[], kind = "action") =>
  ({ kind, seat: 0, about: { ship }, options: keys.map((key) => ({ key })) }) as unknown as PlayQuestion;

describe("a shared action", () => {
  const shared = [{ seat: 0, round: 2, ships: ["A2", "A3"], key: "focus" }];

  test("is for matching ships that haven't activated yet", () => {
    expect(stillToAct(sceneOf(["A2"]), asked("A1", ["focus"]))).toEqual(["A3"]);
    expect(stillToAct(sceneOf(), asked("A1", ["focus"], "free action"))).toEqual([]);
  });

  test("answers for each of its ships that is offered it, but only in its round", () => {
    const answer = (ship: string, keys: readonly string[], round = 2) => sharedAnswer(shared, sceneOf([], round), asked(ship, keys));
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
