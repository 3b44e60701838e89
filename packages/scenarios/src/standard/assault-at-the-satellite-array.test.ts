import { at, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { MIDDLE, type MissionTable, played, pointsOf } from "./standard.testing.ts";

const [X, Y] = MIDDLE;
/** Far from everything. */
const AWAY: TestShip = { pilot: "redsquadronveteran", pose: at(60, 60) };
const FOE_AWAY: TestShip = { pilot: "academypilot", pose: at(60, 850, 180) };
const HALF = { small: 20, medium: 30, large: 40 } as const;
const PILOTS = { small: "academypilot", medium: "wardensquadronpilot", large: "omicrongrouppilot" } as const;
type Size = keyof typeof PILOTS;

/** Returns a position next to the satellite in the middle, on the given side of it and with this gap between them. */
const near = (size: Size, gap = 50, side = 0): TestShip => {
  const away = HALF[size] + 18 + gap;
  const [dx, dy] = [
    [-away, 0],
    [away, 0],
    [0, away],
    [0, -away],
  ][side] ?? [0, 0];
  return { pilot: PILOTS[size], pose: at(X + (dx ?? 0), Y + (dy ?? 0)) };
};

const scored = (own: readonly TestShip[], foes: readonly TestShip[], given: MissionTable = {}): readonly number[] =>
  pointsOf(
    played("assault-at-the-satellite-array", {
      features: [{ at: MIDDLE }],
      ships: [
        [...own, AWAY],
        [...foes, FOE_AWAY],
      ],
      ...given,
    }),
  );

describe("control", () => {
  test("[SC-SAT-08, SC-SAT-09] the player with more ships at range 0-1 scores a point, but nobody does if none has more", () => {
    expect(scored([near("small"), near("small", 50, 1)], [near("small", 50, 2)])).toEqual([1, 0]);
    expect(scored([near("small")], [near("small", 50, 1)])).toEqual([0, 0]);
    expect(scored([], [])).toEqual([0, 0]);
    expect(scored([], [near("small")])).toEqual([0, 1]);
  });

  test("[SC-SAT-10, SC-SAT-11, SC-SAT-12] a medium or large ship counts as two, a small one as one", () => {
    expect(scored([near("medium")], [near("small", 50, 1)])).toEqual([1, 0]);
    expect(scored([near("medium")], [near("small", 50, 1), near("small", 50, 2)])).toEqual([0, 0]);
    expect(scored([near("large")], [near("medium", 50, 1)])).toEqual([0, 0]);
    expect(scored([near("large")], [near("small", 50, 1), near("small", 50, 2), near("small", 50, 3)])).toEqual([0, 1]);
  });

  test("[SC-COMMON-69-Q] a huge ship allowed by a house rule counts as two", () => {
    const huge: TestShip = { pilot: "echobaseevacuees", pose: at(X - 50 - 18 - 40, Y) };
    expect(scored([huge], [near("small", 50, 1)])).toEqual([1, 0]);
    expect(scored([huge], [near("medium", 50, 1)])).toEqual([0, 0]);
  });

  test("[SC-SAT-15, SC-COMMON-30] 100 mm between closest points is in range, 100.1 mm isn't, and a ship on it is", () => {
    expect(scored([near("small", 100)], [])).toEqual([1, 0]);
    expect(scored([near("small", 100.1)], [])).toEqual([0, 0]);
    expect(scored([{ pilot: "academypilot", pose: at(X, Y) }], [])).toEqual([1, 0]);
  });

  test("[SC-SAT-13] control is checked again in each End phase", () => {
    const table = played("assault-at-the-satellite-array", { features: [{ at: MIDDLE }], ships: [[near("small")], [FOE_AWAY]] });
    expect(pointsOf(table)).toEqual([1, 0]);
    table.untilPhase("activation");
    table.give({ input: "set", reason: "moved", changes: [{ change: "ship", ship: "A1", set: { pose: at(60, 60) } }] });
    table.untilPhase("planning");
    expect([table.game.state.round, pointsOf(table)]).toEqual([4, [1, 0]]);
  });

  test("[SC-SAT-14] a ship near two satellites counts for both", () => {
    const features = [{ at: [200, 457] }, { at: [500, 457] }] as const;
    expect(scored([{ pilot: "omicrongrouppilot", pose: at(350, 457) }], [], { features })).toEqual([2, 0]);
  });

  test("[SC-SAT-16] tokens make no difference", () => {
    expect(scored([{ ...near("small"), tokens: { ion: 1, stress: 1, disarm: 1 } }], [])).toEqual([1, 0]);
  });

  test("[SC-SAT-17] a player who controls all five scores five points in a round", () => {
    const spots = [MIDDLE, [200, 250], [700, 250], [200, 660], [700, 660]] as const;
    const ships = spots.map(([x, y]) => ({ pilot: "academypilot", pose: at(x, y + 60) }));
    expect(scored(ships, [], { features: spots.map((spot) => ({ at: spot })) })).toEqual([5, 0]);
  });

  test("[SC-SAT-20-Q] a destroyed ship doesn't count", () => {
    expect(scored([{ ...near("small"), status: "destroyed", pose: undefined }], [near("small", 50, 1)])).toEqual([0, 1 + 2]);
  });
});

test("[SC-SAT-18] a lost ship gives its full points, and a damaged one none", () => {
  const damage = [0, 1].map((card) => ({ card, faceup: false, since: 1 }));
  expect(scored([{ ...AWAY, pose: at(120, 60), damage }], [])).toEqual([0, 0]);
  expect(scored([{ ...AWAY, status: "fled", pose: undefined }], [])).toEqual([0, 5]);
});

test("[SC-COMMON-34, SC-COMMON-35] nothing scores in round 1; later, the state at the start of the End phase counts", () => {
  expect(scored([near("small")], [], { round: 1 })).toEqual([0, 0]);
  const table = played("assault-at-the-satellite-array", {
    features: [{ at: MIDDLE }],
    phase: "combat",
    ships: [[near("small")], [FOE_AWAY]],
    cards: {
      "pilot:academypilot": {
        windows: [
          {
            at: "duringEnd",
            optional: false,
            when: (_game, { ship }) => ship.id === "A1" && ship.pose !== undefined && ship.pose.x > 200_000,
            *perform(game, { ship }) {
              game.setShip(ship, { pose: at(60, 60) });
              yield* [];
            },
          },
        ],
      },
    },
  });
  table.untilPhase("planning");
  expect([pointsOf(table), table.ship("A1").pose]).toEqual([[1, 0], at(60, 60)]);
});
