import type { PlayQuestion, Scene } from "@broadside/telling";
import { describe, expect, test } from "vitest";
import { misfitsOf } from "./misfits.ts";
import { type FleetPlan, fleetOffered, planNow, plannedAnswer } from "./plan.ts";

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
    programs: [],
    seats: [{}, {}],
    state: { cursor: { phase }, ships: Object.entries(statuses).map(([id, status]) => ({ id, seat: id.startsWith("A") ? 0 : 1, status })) },
    ...more,
  }) as unknown as Scene;

describe("places that are settled for a fleet", () => {
  test("are given when their ship is asked for, and say which ship is next", () => {
    expect(plannedAnswer(PLAN, asked("place ship", { about: { ship: "A2" } }))).toEqual({ ship: "A2", pose: HERE });
    expect(plannedAnswer(PLAN, asked("ship to place", { options: [{ key: "A3" }, { key: "A2" }] }))).toEqual({ key: "A2" });
  });

  test("answer nothing else: no other ship, no other seat, no other question", () => {
    expect(plannedAnswer(PLAN, asked("place ship", { about: { ship: "A3" } }))).toBeUndefined();
    expect(plannedAnswer(PLAN, asked("place ship", { about: { ship: "A1" }, seat: 1 }))).toBeUndefined();
    expect(plannedAnswer(PLAN, asked("card side", { about: { ship: "A1" } }))).toBeUndefined();
  });

  test("are done with once their ships stand, the first round begins, or another game is played", () => {
    expect([...(planNow(PLAN, sceneOf({ A1: "inPlay", A2: "reserve" }))?.places.keys() ?? [])]).toEqual(["A2"]);
    expect(planNow(PLAN, sceneOf({ A1: "inPlay", A2: "inPlay" }))).toBeUndefined();
    expect(planNow(PLAN, sceneOf({ A1: "reserve", A2: "reserve" }, {}, "planning"))).toBeUndefined();
    expect(planNow(PLAN, sceneOf({ A1: "reserve", A2: "reserve" }, { game: "2" }))).toBeUndefined();
  });
});

describe("a whole fleet is offered", () => {
  const two = { A1: "reserve", A2: "reserve", B1: "reserve" };
  const place = asked("place ship", { about: { ship: "A1" } });

  test("with all ships of the seat that are still to come, and not for one alone", () => {
    expect([fleetOffered(sceneOf(two), place), fleetOffered(sceneOf({ ...two, A2: "inPlay" }), place)]).toEqual([2, 0]);
  });

  test("[ET-COMP-14] never in a game without aids, nor after set-up, nor where something else is asked", () => {
    expect(fleetOffered(sceneOf(two, { isStrict: true }), place)).toBe(0);
    expect(fleetOffered(sceneOf(two, {}, "activation"), place)).toBe(0);
    expect(fleetOffered(sceneOf(two), asked("place obstacle"))).toBe(0);
  });
});

test("ships that may not stand there are told by their reason", () => {
  const refusal = { rule: "1E-SETUP-06" as const, text: "not here" };
  expect(
    misfitsOf([
      { ship: "A1", refusal },
      { ship: "A2", refusal: undefined },
      { ship: "A3", refusal },
    ]),
  ).toEqual([{ text: "not here", rule: "1E-SETUP-06", ships: ["A1", "A3"] }]);
});
