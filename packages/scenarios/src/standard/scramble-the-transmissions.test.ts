import { at, type Table, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import {
  featuresOf,
  MIDDLE,
  type MissionTable,
  offeredUntilPlanning,
  played,
  pointsOf,
  type TestFeature,
  untilAsked,
} from "./standard.testing.ts";

const FOE: TestShip = { pilot: "blacksquadronace", pose: at(60, 850, 180), dial: "2FB" };
const START = at(400, 300);
const left = (gap: number, seat?: number): TestFeature => ({ at: [400 - 38 - gap, 420], ...(seat !== undefined && { seat }) });
const right = (gap: number, seat?: number): TestFeature => ({ at: [400 + 38 + gap, 420], ...(seat !== undefined && { seat }) });

const acting = (features: readonly TestFeature[], ship: Partial<TestShip> = {}, given: MissionTable = {}): Table =>
  untilAsked(
    played("scramble-the-transmissions", {
      phase: "activation",
      features,
      ships: [[{ pilot: "academypilot", pose: START, dial: "2FB", ...ship }], [FOE]],
      ...given,
    }),
    "action",
    "A1",
  );
const markers = (table: Table): readonly (number | undefined)[] => featuresOf(table).map(({ seat }) => seat);

describe("the scramble action", () => {
  test("[SC-SCRAMBLE-06, SC-COMMON-23] puts the player's marker on a satellite at range 0-1, and is white", () => {
    const table = acting([left(100)]).say("scramble");
    expect(markers(table)).toEqual([0]);
    expect(table.ship("A1").tokens.stress).toBe(0);
    expect(acting([left(100.1)]).keys).not.toContain("scramble");
  });

  test("[SC-SCRAMBLE-06] lets the player choose one satellite in range, and uses each player's own marker", () => {
    const two = [left(10), right(10)];
    expect(markers(acting(two).say("scramble").say("satellite 2"))).toEqual([undefined, 0]);
    const ships = [[FOE], [{ pilot: "academypilot", pose: START, dial: "2FB" }]];
    const second = untilAsked(played("scramble-the-transmissions", { phase: "activation", features: two, ships }), "action", "B1");
    expect(markers(second.say("scramble").say("satellite 1"))).toEqual([1, undefined]);
  });

  test("[SC-COMMON-27] isn't available while stressed or without a Perform Action step", () => {
    const offered = (ship: Partial<TestShip>) => {
      const ships = [[{ pilot: "academypilot", pose: START, dial: "2FW", ...ship }], [FOE]];
      return offeredUntilPlanning(
        played("scramble-the-transmissions", { phase: "activation", features: [left(0)], ships }),
        "action",
        "A1",
      );
    };
    expect(offered({})).toContain("scramble");
    expect(offered({ tokens: { stress: 1 } })).toEqual([]);
    expect(offered({ skipsAction: true })).toEqual([]);
  });

  test("[SC-SCRAMBLE-07, SC-SCRAMBLE-08] replaces any other marker, so a satellite never has more than one", () => {
    expect(markers(acting([left(10, 1)]).say("scramble"))).toEqual([0]);
  });

  test("[SC-COMMON-29, SC-SCRAMBLE-09] fails if no satellite is in range any more", () => {
    const table = acting([left(10, 1), right(10)]).say("scramble");
    expect(table.keys).toEqual(["satellite 1", "satellite 2"]);
    table.give({ input: "set", reason: "it stood elsewhere", changes: [{ change: "ship", ship: "A1", set: { pose: at(800, 100) } }] });
    if (table.kind === "satellite to scramble") table.pass();
    expect([table.notes("action failed").length, markers(table)]).toEqual([1, [1, undefined]]);
  });

  test("[SC-SCRAMBLE-10, SC-COMMON-28] isn't available in round 1, but later to any ship in its Perform Action step", () => {
    expect(acting([left(0)], {}, { round: 1 }).keys).not.toContain("scramble");
    expect(acting([left(0)], { pilot: "omicrongrouppilot", dial: "1FB" }).keys).toContain("scramble");
  });

  test("[SC-SCRAMBLE-17] doesn't remove cloak tokens or restrict later actions", () => {
    const table = acting([left(0)], { pilot: "imdaartestpilot", tokens: { cloak: 1 } }).say("scramble");
    expect(table.ship("A1").tokens.cloak).toBe(1);
    table.untilPhase("planning");
    expect(untilAsked(table, "action", "A1").keys).toContain("barrel-roll");
  });

  test.each([
    ["academypilot", "barrel-roll"],
    ["alphasquadronpilot", "boost"],
    ["rhosquadronpilot", "slam"],
    ["imdaartestpilot", "cloak"],
  ])("[SC-SCRAMBLE-17] lets %s perform its %s action afterwards", (pilot, action) => {
    const table = acting([left(0)], { pilot, dial: "2FW" }).say("scramble");
    expect(untilAsked(table.untilPhase("planning"), "action", "A1").keys).toContain(action);
  });

  test("[SC-SCRAMBLE-20-Q] is allowed on a satellite with the player's own marker, and changes nothing", () => {
    expect(markers(acting([left(0, 0)]).say("scramble"))).toEqual([0]);
    expect(acting([left(0, 0), right(0)]).say("scramble").keys).toEqual(["satellite 2", "satellite 1"]);
  });
});

describe("control", () => {
  const scored = (
    features: readonly TestFeature[],
    own: readonly TestShip[] = [],
    foes: readonly TestShip[] = [],
    round = 2,
  ): readonly number[] =>
    pointsOf(
      played("scramble-the-transmissions", {
        features,
        round,
        ships: [
          [{ pilot: "academypilot", pose: at(60, 60) }, ...own],
          [FOE, ...foes],
        ],
      }),
    );
  const spot = (seat?: number): TestFeature => ({ at: MIDDLE, ...(seat !== undefined && { seat }) });

  test("[SC-SCRAMBLE-11, SC-SCRAMBLE-16] belongs to the player whose marker is there, whatever ships are nearby", () => {
    const [x, y] = MIDDLE;
    const large = [-100, 0, 100].map((dx) => ({ pilot: "omicrongrouppilot", pose: at(x + dx, y + 90) }));
    expect(scored([spot(0)], [], large)).toEqual([1, 0]);
  });

  test("[SC-SCRAMBLE-13, SC-SCRAMBLE-14, SC-SCRAMBLE-15] gives a point per satellite, none without markers, and at most three", () => {
    expect(scored([spot(), left(0), right(0)])).toEqual([0, 0]);
    expect(scored([spot(0), left(0, 0), right(0, 1)])).toEqual([2, 1]);
    expect(scored([spot(0), left(0, 0), right(0, 0)])).toEqual([3, 0]);
    expect(scored([spot(0)], [], [], 1)).toEqual([0, 0]);
    expect(
      pointsOf(
        acting([left(10)])
          .say("scramble")
          .untilPhase("planning"),
      ),
    ).toEqual([1, 0]);
  });

  test("[SC-SCRAMBLE-12] lasts after the ship is gone", () => {
    expect(scored([spot(0)], [{ pilot: "academypilot", status: "destroyed", pose: undefined }])).toEqual([1, 2]);
  });

  test("[SC-SCRAMBLE-18] a ship that has fled gives its full points", () => {
    expect(scored([], [{ pilot: "redsquadronveteran", status: "fled", pose: undefined }])).toEqual([0, 5]);
  });
});
