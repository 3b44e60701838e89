/** Pilots who exist only in 2.5. */
import type { Table } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import {
  attacked,
  beside,
  dice,
  FIGHTER,
  finish,
  firing,
  flown,
  HITS,
  LATER,
  MISS,
  rolling,
  type Some,
  shown,
  tokens,
  use,
  X_WING,
} from "../pilots.testing.ts";

const CLONE = "kickback-siegeofcoruscant";
/** A ship that has not engaged yet, so that the round is not over. */
const AFTERWARDS = { foes: [{ pilot: FIGHTER, pose: at(460, 600, 180) }] };

describe("Shaak Ti over Coruscant", () => {
  const SHAAK_TI = "shaakti-siegeofcoruscant";
  /** The End phase starts. There is a friendly ship at range 1 of the pilot and another at range 2. */
  const ending = (some: Some, first: string): Table =>
    cardTable(
      [
        [
          { pilot: SHAAK_TI, pose: at(400, 300), ...some },
          { pilot: first, pose: at(480, 300) },
          { pilot: X_WING, pose: at(600, 300) },
        ],
        [{ pilot: FIGHTER, pose: at(850, 850) }],
      ],
      { phase: "end", ...LATER },
    );

  test("coordinates in the End phase even while stressed, and a second ship if the first has Born for This", () => {
    const table = ending({ tokens: { stress: 1 } }, CLONE)
      .say(use(SHAAK_TI))
      .say("coordinate")
      .say("A2")
      .say("focus");
    expect([table.ship("A1").force, table.keys]).toEqual([1, ["none", "A3"]]);
    table.say("A3").say("focus");
    expect(table.notes("coordinated").length).toBe(2);
  });

  test("coordinates only one ship if it lacks Born for This, and none without Force", () => {
    const table = ending({}, X_WING).say(use(SHAAK_TI)).say("coordinate").say("A2").say("focus");
    expect(table.kind).not.toBe("coordinate");
    expect(ending({ force: 0 }, CLONE).kind).not.toContain("use at startOfEnd");
  });
});

test("Kit Fisto spends Force to help another friendly ship defend against an enemy in its bullseye arc", () => {
  const asked = (heading: number, force = 2) =>
    rolling(
      attacked(
        X_WING,
        { pose: at(400, 300, heading) },
        { ...LATER, ...AFTERWARDS, friends: [beside("kitfisto", { force, pose: at(800, 300) })] },
      ),
      HITS,
      ["blank", "blank"],
      "primary>A1",
    );
  const table = asked(0).say(use("kitfisto", "A2"));
  expect([shown(table, "defense"), table.ship("A2").force]).toEqual([["focus", "blank"], 1]);
  for (const none of [asked(20), asked(0, 0)]) expect(none.keys).not.toContain(use("kitfisto", "A2"));
  const himself = rolling(attacked("kitfisto", {}, LATER), HITS, MISS, "primary>A1");
  expect(himself.keys).not.toContain(use("kitfisto"));
});

test("Gavyn Sykes rerolls all his blanks against a slower enemy", () => {
  const fires = (own: string, theirs: string | undefined) =>
    rolling(firing("gavynsykes", { revealed: own }, { ...LATER, foe: { ...(theirs && { revealed: theirs }) } }), ["blank", "hit"]);
  const table = fires("3FB", "2FB").attackDice("crit").say(use("gavynsykes"));
  expect(shown(table)).toEqual(["crit", "hit"]);
  expect([fires("2FB", "2FB"), fires("3FB", undefined)].map(({ keys }) => keys.includes(use("gavynsykes")))).toEqual([false, false]);
  const hit = rolling(
    attacked("gavynsykes", { revealed: "3FB" }, { ...LATER, foe: { revealed: "2FB" } }),
    HITS,
    ["blank", "blank"],
    "primary>A1",
  );
  hit.defenseDice("evade", "evade").say(`${use("gavynsykes")}#1`);
  expect(shown(hit, "defense")).toEqual(["evade", "evade"]);
});

describe("“Kickback” over Coruscant", () => {
  const KICKBACK = "kickback-siegeofcoruscant";
  const rolled = () => {
    const table = flown(KICKBACK, "2FB", {}, { ...LATER, foes: [{ pilot: FIGHTER, pose: at(400, 500), activated: true }] }).say(
      "barrel-roll",
    );
    while (!table.kind.includes("use at") && table.kind.startsWith("barrel")) table.pass();
    return table.say(use(KICKBACK));
  };

  test("performs a red lock after a barrel roll, or a white one for a strain token", () => {
    expect(tokens(rolled().say("red").say("lock"))).toMatchObject({ stress: 1, strain: 0 });
    const white = rolled().say("white").say("lock");
    expect([tokens(white), white.ship("A1").locks]).toMatchObject([{ stress: 0, strain: 1 }, ["B1"]]);
  });

  test("does nothing after another action", () => {
    expect(flown(KICKBACK, "2FB", {}, LATER).say("focus").kind).not.toContain("use at");
  });
});

test("“Slammer” spends two charges to SLAM, even while stressed", () => {
  const flies = (some: Some) => flown("slammer", "2FB", some, LATER);
  const table = flies({ tokens: { stress: 2 } })
    .say(use("slammer"))
    .say("slam");
  expect([table.ship("A1").charges, table.kind]).toEqual([0, "slam"]);
  expect(flies({ charges: 1 }).kind).not.toContain("use at");
});

describe.each(["adigallia", "adigallia-delta7baethersprite"])("%s", (id) => {
  const NEAR = { pose: at(400, 430, 180) };
  const FAR = { pose: at(400, 570, 180) };
  /** In `against`, B1 attacks her; in `hers`, she attacks B1. */
  const against = (foe: Some, force = 2) => attacked(id, { force }, { ...LATER, ...AFTERWARDS, foe }).say("primary>A1");
  const hers = (foe: Some, force = 2) => firing(id, { force }, { ...LATER, foe }).say("primary>B1");

  test("spends Force to remove the range 1 bonus die of her attacker", () => {
    const table = against(NEAR).say(use(id));
    expect([dice(table)[0], table.ship("A1").force]).toEqual([3, 1]);
    expect([dice(against(NEAR).pass())[0], dice(against(NEAR, 0))[0], dice(against({}))[0]]).toEqual([4, 4, 3]);
  });

  test("spends Force to remove the range 3 bonus die of her defender", () => {
    const defending = (table: Table) => dice(finish(table))[1];
    expect(finish(hers(FAR)).kind).toBe("use at beforeRoll");
    expect(defending(finish(hers(FAR)).say(use(id)))).toBe(3);
    expect([defending(finish(hers(FAR)).pass()), defending(hers(FAR, 0)), defending(hers({}))]).toEqual([4, 4, 3]);
  });

  test("has no bonus to remove when missiles give none", () => {
    const armed = { upgrades: ["concussionmissiles"], locks: ["B1"] as const };
    const table = finish(firing(id, armed, { ...LATER, foe: FAR }).say("concussionmissiles@0>B1"));
    expect([table.kind.includes("use at"), dice(table)[1]]).toEqual([false, 3]);
  });
});

describe("“Sicko”", () => {
  const sick = (dial: string, some: Some = {}) =>
    flown("sicko", dial, some, {
      ...LATER,
      state: { effects: [{ id: "condition:sickeningmaneuver", ship: "A1", by: "A1", until: "game", since: 1 }], counted: 1 },
    });

  test("can assign himself the Condition after a basic maneuver, and keeps it until the next maneuver", () => {
    const table = flown("sicko", "2FB", {}, LATER).say(use("sicko"));
    expect(table.game.state.effects).toMatchObject([{ id: "condition:sickeningmaneuver", ship: "A1" }]);
    expect(flown("sicko", "2FB", {}, LATER).pass().game.state.effects).toEqual([]);
    expect(flown("sicko", "0OR", {}, LATER).kind).not.toContain("use at");
  });

  test("with the Condition, flies a bank or turn as a sideslip and gains a strain token", () => {
    for (const [dial, slip] of [
      ["2BW", "2HW"],
      ["2YW", "2IW"],
    ] as const) {
      const table = sick(dial);
      expect(table.notes("maneuver changed")).toMatchObject([{ maneuver: slip }]);
      expect([tokens(table).strain, tokens(table).stress, table.game.state.effects]).toEqual([1, 0, []]);
    }
  });

  test("with the Condition, turns around after a straight, which becomes red, even while stressed", () => {
    const table = sick("2FB", { tokens: { stress: 1 } });
    expect([table.ship("A1").pose?.heading, tokens(table)]).toMatchObject([at(0, 0, 180).heading, { stress: 2, strain: 0 }]);
    expect(table.game.state.effects).toEqual([]);
  });

  test("with the Condition, still stops as usual and flies red maneuvers while stressed", () => {
    const table = sick("3TR", { tokens: { stress: 1 } });
    expect([table.ship("A1").revealed, tokens(table).stress, tokens(table).strain]).toEqual(["3TR", 2, 1]);
    expect(tokens(sick("0OR")).strain).toBe(0);
  });
});
