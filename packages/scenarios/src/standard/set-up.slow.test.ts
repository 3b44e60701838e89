import { areaDistance, isOnTable, mm, PLAY_AREAS, type Pose } from "@broadside/geometry";
import { randomStream } from "@broadside/kit";
import { runs } from "@broadside/kit/testing";
import { pieceArea } from "@broadside/rules/scenarios";
import { at, startSetUp, type Table } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import {
  accountWith,
  featuresOf,
  LISTS,
  MIDDLE,
  played,
  pointsOf,
  refusalAt,
  STANDARD,
  type StandardId,
  scenarioCalled,
  setUp,
} from "./standard.testing.ts";

/**
 * Dice for the roll that decides the player order. With `FIRST`, the first seat becomes the first player; with `SECOND`, the second seat
 * does.
 */
const FIRST = { draws: [0, 0, 0, 7, 7, 7] };
const SECOND = { draws: [7, 7, 7, 0, 0, 0] };
const COUNTS: Readonly<Record<StandardId, number>> = {
  "assault-at-the-satellite-array": 5,
  "chance-engagement": 1,
  "salvage-mission": 5,
  "scramble-the-transmissions": 3,
};

/** Returns which seats place features, and how many features are on the table when the game first asks for an obstacle. */
function featureTurns(table: Table): { readonly seats: readonly number[]; readonly laid: number } {
  const seats: number[] = [];
  while (table.kind === "place feature") {
    seats.push(table.asks[0]?.seat ?? -1);
    table.pass();
  }
  expect(table.kind).toBe("obstacle");
  return { seats, laid: featuresOf(table).length };
}

describe.each(STANDARD)("%s", (id) => {
  test("[SC-COMMON-06, SC-COMMON-08] features are placed before the first obstacle, and the middle one in nobody's turn", () => {
    const table = setUp(id, FIRST);
    expect(featuresOf(table).map(({ pose }) => pose)).toEqual([{ x: mm(457.2), y: mm(457.2), heading: 0 }]);
    const { laid } = featureTurns(table);
    expect(laid).toBe(COUNTS[id]);
    expect(table.asks[0]?.seat).toBe(0);
  });

  test("[SC-COMMON-09, SC-COMMON-10] obstacles follow the core rules' limits, and can't overlap a feature", () => {
    const table = setUp(id, FIRST);
    featureTurns(table);
    table.say("coreasteroid0");
    expect(refusalAt(table, 457.2, 457.2)).toBe("SC-COMMON-10: on top of another obstacle or a feature");
    expect(refusalAt(table, 210, 457)).toBe("2E-SETUP-12: within range of edges 2 bottom/right/top/left");
    table.until("dial");
    expect(table.game.state.obstacles).toHaveLength(6);
  });
});

test("[SC-COMMON-05, 2E-SETUP-22, SC-CHANCE-02] Chance Engagement only adds its satellite, and no obstacle can overlap it", () => {
  const kinds = (table: Table): readonly string[] => {
    const seen: string[] = [];
    while (table.asks[0]?.kind !== "dial") {
      seen.push(table.asks[0]?.kind ?? "");
      table.pass();
    }
    return seen;
  };
  const table = setUp("chance-engagement", FIRST);
  expect(featuresOf(table)).toHaveLength(1);
  table.say("coreasteroid0");
  expect(refusalAt(table, 480, 457)).toMatch(/^SC-COMMON-10/);
  expect(kinds(setUp("chance-engagement", FIRST))).toEqual(kinds(startSetUp(LISTS, { edition: "2.5", ...FIRST })));
});

describe("features that players place", () => {
  test("[SC-COMMON-12, SC-SAT-07, SC-SALVAGE-07] the players alternate: first, second, first, second, and then come the obstacles", () => {
    for (const id of ["assault-at-the-satellite-array", "salvage-mission"] as const) {
      expect(featureTurns(setUp(id, FIRST)).seats).toEqual([0, 1, 0, 1]);
      expect(featureTurns(setUp(id, SECOND)).seats).toEqual([1, 0, 1, 0]);
    }
  });

  test("[SC-COMMON-12, SC-SCRAMBLE-05] in Scramble the Transmissions each player places one, the first player first", () => {
    expect(featureTurns(setUp("scramble-the-transmissions", FIRST)).seats).toEqual([0, 1]);
    expect(featureTurns(setUp("scramble-the-transmissions", SECOND)).seats).toEqual([1, 0]);
  });

  test.each([
    ["assault-at-the-satellite-array", "SC-SAT", "satellite"],
    ["salvage-mission", "SC-SALVAGE", "supplyCache"],
  ] as const)("%s: a refused place names the rule that it breaks", (id, rows, name) => {
    const table = setUp(id, FIRST);
    expect(refusalAt(table, 457.2, 230)).toBe(`${rows}-02: not at range 3 3 the ${name} in the middle`);
    expect(refusalAt(table, 457.2, 760)).toBe(`${rows}-04: not at range of the edge 2 4 bottom`);
    table.put(at(457.2, 180)).put(at(457.2, 734.4));
    expect(refusalAt(table, 457.2, 180)).toBe(`${rows}-03: within range 2 another ${name}`);
    expect(refusalAt(table, 215, 457.2)).toBe(`${rows}-05: not at range of the edge 2 4 top`);
  });

  test("in Scramble the Transmissions, even the first feature must be near the opponent's edge", () => {
    const table = setUp("scramble-the-transmissions", FIRST);
    expect(refusalAt(table, 457.2, 180)).toBe("SC-SCRAMBLE-04: not at range of the edge 2 4 top");
    expect(refusalAt(table, 457.2, 660)).toBe("SC-SCRAMBLE-02: not at range 3 3 the satellite in the middle");
    table.put(at(457.2, 734.4));
    expect(table.asks[0]?.seat).toBe(1);
    expect(refusalAt(table, 457.2, 734.4)).toMatch(/^SC-SCRAMBLE-03/);
  });

  test("[SC-SAT-06, SC-SALVAGE-06] each half has two of them, one from each player", () => {
    for (const id of ["assault-at-the-satellite-array", "salvage-mission"] as const) {
      const table = setUp(id, FIRST);
      featureTurns(table);
      const [, first, second, third, fourth] = featuresOf(table).map(({ pose }) => (pose?.y ?? 0) < mm(457.2));
      expect([first, fourth]).toEqual([true, true]);
      expect([second, third]).toEqual([false, false]);
    }
  });

  test("[SC-SAT-21-Q, SC-COMMON-60-Q] whatever places are chosen, the last feature still has one wholly on the table", {
    timeout: 60_000,
  }, () => {
    for (let seed = 0; seed < runs(20, 5); seed += 1) {
      const random = randomStream(seed);
      const table = setUp("assault-at-the-satellite-array", { ...FIRST, key: `places ${seed}` });
      while (table.kind === "place feature") table.put(anyPlace(table, random));
      const areas = featuresOf(table).map(pieceArea);
      expect(areas.every((area) => isOnTable(PLAY_AREAS["3x3"], area))).toBe(true);
      for (const [one, area] of areas.entries())
        for (const other of areas.slice(one + 1)) expect(areaDistance(area, other)).toBeGreaterThan(mm(200));
    }
  });
});

/** The fourth satellite must be in the bottom half. No place there is beyond range 2 of all three other satellites. */
test("[SC-SAT-21-Q] if no place keeps every distance, any place at range 3 of the middle in the required half is allowed", () => {
  const id = "assault-at-the-satellite-array";
  const { edition } = setUp(id, FIRST).game;
  const account = accountWith(id, [{ at: MIDDLE }, { at: [230, 330] }, { at: [457, 180] }, { at: [684, 330] }], [0, 0]);
  const table = played(id, {
    phase: "setup",
    step: edition.phases.setup.findIndex(({ name }) => name === "scenario pieces"),
    ships: [[{ pilot: "redsquadronveteran", pose: undefined }], [{ pilot: "academypilot", pose: undefined }]],
    state: { round: 0, scenario: { ...account, figures: { beforeObstacles: (scenarioCalled(id).beforeObstacles?.length ?? 0) - 1 } } },
  });
  expect(table.asks).toMatchObject([{ kind: "place feature", seat: 1 }]);
  expect(refusalAt(table, 457.2, 457.2 - 36 - 200)).toBe("SC-SAT-02: not at range 3 3 the satellite in the middle");
  expect(refusalAt(table, 457.2, 457.2 + 36 + 250)).toMatch(/^SC-SAT-02/);
  expect(refusalAt(table, 457.2, 457.2 - 36 - 250)).toBeUndefined();
  table.pass();
  expect(table.notes("spacing waived")).toHaveLength(1);
  expect(featuresOf(table)).toHaveLength(5);
});

/** Returns a random legal place. If it finds none, returns the default. */
function anyPlace(table: Table, random: (below: number) => number): Pose {
  const [open] = table.game.open;
  if (!open || !("refusal" in open.ask)) throw new Error("no place is asked for");
  for (let tries = 0; tries < 300; tries += 1) {
    const pose = at(random(900), random(900), random(360));
    if (!open.ask.refusal(pose)) return pose;
  }
  return open.ask.witness;
}

const coloursOf = (table: Table) => table.notes("colour").map(({ seat, colour }) => [seat, colour]);

test.each([
  ["salvage-mission", true],
  ["scramble-the-transmissions", true],
  ["assault-at-the-satellite-array", false],
  ["chance-engagement", false],
] as const)(
  "[SC-COMMON-13] %s gives colours: %s; the first player is red and the second blue, before any feature is placed",
  (id, gives) => {
    const coloured = (...colours: readonly string[]) => (gives ? colours.map((colour, seat) => [seat, colour]) : []);
    expect(coloursOf(setUp(id, FIRST))).toEqual(coloured("red", "blue"));
    expect(coloursOf(setUp(id, SECOND))).toEqual(coloured("blue", "red"));
  },
);

test.each(["salvage-mission", "scramble-the-transmissions"] as const)(
  "[SC-COMMON-71] %s: colours stay when another player is first in a later round",
  (id) => {
    const table = setUp(id, SECOND).until("dial");
    table.script([0, 0, 0, 7, 7, 7]);
    table.untilPhase("activation");
    expect(table.game.state.initiative).toEqual([0, 1]);
    expect(table.game.state.scenario?.numbers).toEqual([2, 1]);
    expect(coloursOf(table)).toHaveLength(2);
  },
);

describe("deficits", () => {
  const [rebels = LISTS[0], empire = LISTS[0]] = LISTS;
  const start = (one: number, other: number, given = {}): Table =>
    setUp("salvage-mission", given, [
      { ships: [], ...rebels, points: one },
      { ships: [], ...empire, points: other },
    ]).until("dial");

  test("[2E-SETUP-21, SC-COMMON-32, SC-COMMON-33] each player starts with the points that the opponent's squad left unused", () => {
    expect(pointsOf(start(20, 20))).toEqual([0, 0]);
    expect(pointsOf(start(19, 20))).toEqual([0, 1]);
    expect(pointsOf(start(19, 18))).toEqual([2, 1]);
  });

  test("[2E-SQUAD-20, SC-COMMON-56-Q] the deficit is the limit minus the total, and never below zero", () => {
    expect(pointsOf(start(17, 22))).toEqual([0, 3]);
    expect(pointsOf(start(17, 22, { setup: { limit: 25 } }))).toEqual([3, 8]);
  });
});
