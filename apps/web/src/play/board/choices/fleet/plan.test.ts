import type { PlayQuestion, Scene } from "@broadside/telling";
import { describe, expect, test } from "vitest";
import { type FleetPlan, fleetOffered, plannedAnswer, remainingPlan } from "./plan.ts";

const HERE = { x: 1, y: 2, heading: 0 };
const PLAN: FleetPlan = {
  game: "1",
  seat: 0,
  places: new Map([
    ["A1", HERE],
    ["A2", HERE],
  ]),
};
const asked = (kind: string, more: object = {}): PlayQuestion =>
  ({ kind, seat: 0, about: {}, options: [], ...more }) as unknown as PlayQuestion;
const sceneOf = (statuses: Readonly<Record<string, string>>, more: object = {}, phase = "setup"): Scene =>
  ({
    game: "1",
    isStrict: false,
    bots: [],
    seats: [{}, {}],
    state: { cursor: { phase }, ships: Object.entries(statuses).map(([id, status]) => ({ id, seat: id.startsWith("A") ? 0 : 1, status })) },
    ...more,
  }) as unknown as Scene;

describe("a fleet's planned places", () => {
  test("answer the questions about placing their ships, and choose the next ship", () => {
    expect(plannedAnswer(PLAN, asked("place ship", { about: { ship: "A2" } }))).toEqual({ ship: "A2", pose: HERE });
    expect(plannedAnswer(PLAN, asked("ship to place", { options: [{ key: "A3" }, { key: "A2" }] }))).toEqual({ key: "A2" });
  });

  test("answer no question about another ship or seat, and no other kind of question", () => {
    expect(plannedAnswer(PLAN, asked("place ship", { about: { ship: "A3" } }))).toBeUndefined();
    expect(plannedAnswer(PLAN, asked("place ship", { about: { ship: "A1" }, seat: 1 }))).toBeUndefined();
    expect(plannedAnswer(PLAN, asked("card side", { about: { ship: "A1" } }))).toBeUndefined();
  });

  test("end when all ships are placed, the first round starts, or another game is opened", () => {
    expect([...(remainingPlan(PLAN, sceneOf({ A1: "inPlay", A2: "reserve" }))?.places.keys() ?? [])]).toEqual(["A2"]);
    expect(remainingPlan(PLAN, sceneOf({ A1: "inPlay", A2: "inPlay" }))).toBeUndefined();
    expect(remainingPlan(PLAN, sceneOf({ A1: "reserve", A2: "reserve" }, {}, "planning"))).toBeUndefined();
    expect(remainingPlan(PLAN, sceneOf({ A1: "reserve", A2: "reserve" }, { game: "2" }))).toBeUndefined();
  });
});

describe("placing a whole fleet", () => {
  const two = { A1: "reserve", A2: "reserve", B1: "reserve" };
  const place = asked("place ship", { about: { ship: "A1" } });

  test("is offered for all of the seat's remaining ships, but not for a single one", () => {
    expect([fleetOffered(sceneOf(two), place), fleetOffered(sceneOf({ ...two, A2: "inPlay" }), place)]).toEqual([2, 0]);
  });

  test("[ET-COMP-14] isn't offered in tournament games, after set-up, or for another question", () => {
    expect(fleetOffered(sceneOf(two, { isStrict: true }), place)).toBe(0);
    expect(fleetOffered(sceneOf(two, {}, "activation"), place)).toBe(0);
    expect(fleetOffered(sceneOf(two), asked("place obstacle"))).toBe(0);
  });
});
