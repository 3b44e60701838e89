import type { Ability } from "@broadside/rules";
import { freeAction } from "@broadside/rules/procedures";
import { assign, type Procedure } from "@broadside/rules/scenarios";
import { at, type Table, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { featuresOf, type MissionTable, offeredUntilPlanning, played, pointsOf, type TestFeature, untilAsked } from "./standard.testing.ts";

const FOE: TestShip = { pilot: "blacksquadronace", pose: at(60, 850, 180), dial: "2FB" };
/**
 * Where the ship starts. Its maneuver ends at (400, 420). `left` and `right` are features beside that place, with a gap between them and
 * the ship.
 */
const START = at(400, 300);
const left = (gap: number): TestFeature => ({ at: [400 - 38 - gap, 420] });
const right = (gap: number): TestFeature => ({ at: [400 + 38 + gap, 420] });

const acting = (features: readonly TestFeature[], ship: Partial<TestShip> = {}, given: MissionTable = {}): Table =>
  untilAsked(
    played("salvage-mission", {
      phase: "activation",
      features,
      ships: [[{ pilot: "academypilot", pose: START, dial: "2FB", ...ship }], [FOE]],
      ...given,
    }),
    "action",
    "A1",
  );

describe("the tow action", () => {
  test("[SC-SALVAGE-11, SC-COMMON-24] every ship has it, for one cache at range 0-1", () => {
    expect(acting([left(101)]).keys).toEqual(["skip", "focus", "evade", "barrel-roll"]);
    const table = acting([left(50), right(90), right(240)]);
    expect(table.keys).toEqual(["skip", "focus", "evade", "barrel-roll", "tow"]);
    expect(table.say("tow").keys).toEqual(["supplyCache 1", "supplyCache 2"]);
  });

  test("[SC-SALVAGE-12, SC-COMMON-23] it moves the cache from the table to the ship's card, and is white", () => {
    const table = acting([left(50), right(90)])
      .say("tow")
      .say("supplyCache 2");
    expect(featuresOf(table).map(({ pose, carrier }) => [pose !== undefined, carrier])).toEqual([
      [true, undefined],
      [false, "A1"],
    ]);
    expect(table.ship("A1").tokens.stress).toBe(0);
    expect(table.notes("in tow")).toHaveLength(1);
  });

  test("[SC-SALVAGE-13] a ship with a cache can't take another", () => {
    expect(acting([left(0), { carrier: "A1" }]).keys).not.toContain("tow");
    expect(acting([left(0), { carrier: "B1" }]).keys).toContain("tow");
  });

  test("[SC-SALVAGE-13] a ship that is given a cache by hand while it chooses can't either", () => {
    const table = acting([left(50), right(90), right(240)]).say("tow");
    const { scenario = expect.unreachable("no scenario") } = table.game.state;
    const towed = { pose: undefined, carrier: "A1" } as const;
    const pieces = scenario.pieces.map((piece) => (piece.id === "supplyCache 3" ? { ...piece, ...towed } : piece));
    const change = { change: "state", set: { scenario: { ...scenario, pieces } } } as const;
    expect(table.give({ input: "set", reason: "it towed one already", changes: [change] })).toBeUndefined();
    if (table.kind === "cache to tow") table.say("supplyCache 1");
    expect(featuresOf(table).filter(({ carrier }) => carrier === "A1")).toHaveLength(1);
  });

  test.each([
    ["small", "academypilot"],
    ["medium", "wardensquadronpilot"],
    ["large", "omicrongrouppilot"],
  ] as const)(
    "[SC-COMMON-28, SC-SALVAGE-18] it isn't available in round 1, but later to any %s ship in its Perform Action step",
    (_, pilot) => {
      const ship = { pilot, pose: START, dial: "1FB" };
      const features = [{ at: [400, 440] }] as const;
      const offered = (round: number, seat: number) => {
        const table = played("salvage-mission", {
          phase: "activation",
          round,
          features,
          ships: seat === 0 ? [[ship], [FOE]] : [[FOE], [ship]],
        });
        return untilAsked(table, "action", seat === 0 ? "A1" : "B1").keys.includes("tow");
      };
      expect([offered(1, 0), offered(2, 0), offered(2, 1), offered(12, 1)]).toEqual([false, true, true, true]);
    },
  );

  test("[SC-COMMON-27] it isn't available while stressed or without a Perform Action step", () => {
    const offered = (ship: Partial<TestShip>) => {
      const ships = [[{ pilot: "academypilot", pose: START, dial: "2FW", ...ship }], [FOE]];
      return offeredUntilPlanning(played("salvage-mission", { phase: "activation", features: [left(0)], ships }), "action", "A1");
    };
    expect(offered({})).toContain("tow");
    expect(offered({ tokens: { stress: 1 } })).toEqual([]);
    expect(offered({ skipsAction: true })).toEqual([]);
  });

  test("[SC-COMMON-29, SC-SALVAGE-15] it fails if no cache is in range any more, and then no cloak token is lost", () => {
    const table = acting([left(50), right(90)], { pilot: "imdaartestpilot", tokens: { cloak: 1 } }).say("tow");
    table.give({ input: "set", reason: "it stood elsewhere", changes: [{ change: "ship", ship: "A1", set: { pose: at(800, 100) } }] });
    if (table.kind === "cache to tow") table.pass();
    expect(table.notes("action failed")).toHaveLength(1);
    expect(featuresOf(table).every(({ pose }) => pose)).toBe(true);
    expect(table.ship("A1").tokens.cloak).toBe(1);
  });

  test("[SC-SALVAGE-16, SC-SALVAGE-17, SC-SALVAGE-40-Q] it removes the cloak token without a move, so no ship tows while cloaked", () => {
    const table = acting([left(50)], { pilot: "imdaartestpilot", tokens: { cloak: 1 } });
    const { pose } = table.ship("A1");
    table.say("tow");
    expect([table.ship("A1").tokens.cloak, table.ship("A1").pose]).toEqual([0, pose]);
    expect(featuresOf(table)[0]?.carrier).toBe("A1");
  });

  test("[SC-COMMON-64-Q] it leads to no linked action", () => {
    const table = acting([left(50)], { pilot: "zeborrelios" }).say("tow");
    expect(table.kind).not.toBe("free action");
    expect(table.asks.some(({ kind }) => kind.startsWith("use at actionPerformed"))).toBe(false);
  });

  test("[SC-COMMON-64-Q] it can't be a linked action", () => {
    const table = acting([left(50)], { pilot: "stormsquadronace" });
    expect(table.keys).toContain("tow");
    untilAsked(table.say("focus"), "free action", "A1");
    expect(table.keys).toEqual(["skip", "barrel-roll"]);
  });
});

/** Gives the ship an ability at the end of its maneuver. */
const afterManeuver = (
  does: (game: Parameters<typeof freeAction>[0], ship: Parameters<typeof freeAction>[1]) => Procedure | Procedure<boolean>,
): Ability => ({
  windows: [
    {
      at: "maneuverExecuted",
      optional: false,
      when: (_game, { ship }, occasion) => occasion.ship === ship.id,
      perform: (game, { ship }) => does(game, ship),
    },
  ],
});

describe("only as the step's own action", () => {
  test("[SC-COMMON-25, SC-COMMON-26] a granted action can't be a scenario action", () => {
    const table = played("salvage-mission", {
      phase: "activation",
      features: [left(0)],
      ships: [[{ pilot: "academypilot", pose: START, dial: "2FB" }], [FOE]],
      cards: { "pilot:academypilot": afterManeuver((game, ship) => freeAction(game, ship, { rule: "2E-ACT-20" })) },
    });
    untilAsked(table, "free action", "A1");
    expect(table.keys).toEqual(["skip", "focus", "evade", "barrel-roll"]);
    expect(untilAsked(table, "action", "A1").keys).toContain("tow");
  });

  test("[SC-COMMON-65-Q] an extra action in the step can't be one either", () => {
    const twice: Ability = { answers: { sums: { extraActions: (_game, self, { ship }) => (self.ship === ship ? 1 : 0) } } };
    const table = acting([left(0)], {}, { cards: { "pilot:academypilot": twice } });
    expect(table.keys).toContain("tow");
    table.say("focus");
    expect(table.kind).toBe("action");
    expect(table.keys).toEqual(["skip", "evade", "barrel-roll"]);
  });
});

describe("while towing, a ship", () => {
  const TOWS: readonly TestFeature[] = [{ carrier: "A1" }];

  const offered = (features: readonly TestFeature[], pilot: string, action: string, dial = "2FB"): boolean =>
    acting(features, { pilot, dial }).keys.includes(action);
  /** Returns what is offered to a ship without a cache, and to a ship with one. */
  const both = (pilot: string, action: string, dial?: string) =>
    [[left(200)], TOWS].map((features) => offered(features, pilot, action, dial));

  test("[SC-SALVAGE-19, SC-SALVAGE-20] can't barrel roll or boost", () => {
    expect(both("academypilot", "barrel-roll")).toEqual([true, false]);
    expect(both("alphasquadronpilot", "boost")).toEqual([true, false]);
  });

  test("[SC-SALVAGE-21, SC-SALVAGE-22] can't SLAM or cloak", () => {
    expect(both("rhosquadronpilot", "slam")).toEqual([true, false]);
    expect(both("imdaartestpilot", "cloak", "2FW")).toEqual([true, false]);
  });

  test("[SC-SALVAGE-39-Q, SC-SALVAGE-24, SC-SALVAGE-26] can choose another action, and flies and attacks as usual", () => {
    const table = acting(
      TOWS,
      { pilot: "sabersquadronace", dial: "5FW" },
      { ships: [[{ pilot: "sabersquadronace", pose: at(400, 300), dial: "5FW" }], [{ ...FOE, pose: at(400, 720, 180), dial: "1TW" }]] },
    );
    expect(table.ship("A1").pose).toEqual(at(400, 540));
    expect(table.keys).toEqual(["skip", "focus", "evade"]);
    table.say("focus");
    expect(table.ship("A1").tokens.focus).toBe(1);
    expect(untilAsked(table, "attack", "A1").keys.length).toBeGreaterThan(1);
  });

  test("[SC-SALVAGE-25, SC-SALVAGE-26, SC-SALVAGE-39-Q] can't perform these actions even when granted, but can perform all others", () => {
    const barred = ["barrel-roll", "boost", "slam", "cloak"] as const;
    const others = ["focus", "evade", "lock", "calculate", "reinforce", "rotate-arc", "jam", "coordinate", "reload"] as const;
    const grants = {
      cards: {
        "pilot:wardensquadronpilot": afterManeuver((game, ship) =>
          freeAction(game, ship, { names: [...barred, ...others], rule: "2E-ACT-20" }),
        ),
      },
    };
    const bomber = { pilot: "wardensquadronpilot", upgrades: ["protontorpedoes"], active: [0], pose: START, dial: "2FW" };
    const near = [
      { pilot: "academypilot", pose: at(500, 360), dial: "1TW" },
      { pilot: "academypilot", pose: at(400, 620, 180), dial: "1TW" },
    ] as const;
    const granted = (features: readonly TestFeature[]) =>
      untilAsked(
        played("salvage-mission", { phase: "activation", features, ships: [[bomber, near[0]], [near[1]]], ...grants }),
        "free action",
        "A1",
      ).keys;
    expect(granted([left(300)])).toEqual(["skip", ...barred, ...others]);
    expect(granted(TOWS)).toEqual(["skip", ...others]);
  });

  test("[SC-SALVAGE-25] can't perform them as linked actions either", () => {
    const linked = (features: readonly TestFeature[]) =>
      acting(features, { pilot: "stormsquadronace" })
        .say("focus")
        .asks.flatMap(({ kind, keys }) => (kind === "free action" ? [keys] : []));
    expect(linked([left(200)])).toEqual([["skip", "barrel-roll"]]);
    expect(linked(TOWS)).toEqual([]);
  });

  test("[SC-SALVAGE-23] can't gain a cloak token from anywhere", () => {
    const cloaks = { cards: { "pilot:academypilot": afterManeuver((game, ship) => assign(game, ship, "cloak")) } };
    expect(acting([left(200)], {}, cloaks).ship("A1").tokens.cloak).toBe(1);
    expect(acting(TOWS, {}, cloaks).ship("A1").tokens.cloak).toBe(0);
  });
});

describe("scoring", () => {
  const ships = [
    [
      { pilot: "academypilot", pose: at(400, 300) },
      { pilot: "academypilot", pose: at(500, 300) },
    ],
    [FOE],
  ];

  test("[SC-SALVAGE-08, SC-SALVAGE-09] each cache on a card scores one point, and a cache on the table scores for nobody", () => {
    expect(pointsOf(played("salvage-mission", { ships, features: [{ carrier: "A1" }, { carrier: "A2" }, { at: [400, 300] }] }))).toEqual([
      2, 0,
    ]);
    expect(pointsOf(played("salvage-mission", { ships, features: [{ at: [400, 300] }] }))).toEqual([0, 0]);
    expect(pointsOf(played("salvage-mission", { ships, features: [{ carrier: "A1" }, { carrier: "B1" }] }))).toEqual([1, 1]);
    expect(pointsOf(played("salvage-mission", { ships, round: 1, features: [{ carrier: "A1" }] }))).toEqual([0, 0]);
    const table = acting([left(50)], {}, { round: 2 })
      .say("tow")
      .untilPhase("planning");
    expect([table.game.state.round, pointsOf(table)]).toEqual([3, [1, 0]]);
  });
});
