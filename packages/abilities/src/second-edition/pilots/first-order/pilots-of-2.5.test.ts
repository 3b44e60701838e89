/** First Order pilots in 2.5, and the Conditions that they assign. */
import type { ShipId } from "@broadside/rules";
import { startSetUp } from "@broadside/rules/testing";
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
  type More,
  rolling,
  type Some,
  tokens,
  use,
  X_WING,
} from "../pilots.testing.ts";

const FO = "epsilonsquadroncadet";
const hurt = (...cards: readonly number[]) => cards.map((card) => ({ card, faceup: false, since: 0 }));
const condition = (id: string, ship: ShipId, by: ShipId, since = 1) => ({
  id: `condition:${id}` as const,
  ship,
  by,
  until: "game" as const,
  since,
  value: 0,
});

test("DT-798 gains strain for one more die in a primary attack, unless strained or at range 0", () => {
  const fires = (some: Some = {}, more: More = {}) => firing("dt798", some, { ...LATER, ...more }).say("primary>B1");
  const table = fires().say(use("dt798"));
  expect([dice(table)[0], tokens(table).strain]).toEqual([3, 1]);
  expect(dice(fires().pass())[0]).toBe(2);
  expect(fires({ tokens: { strain: 1 } }).kind).not.toContain("use at");
  expect(fires({}, { foe: { pose: at(400, 340, 180) } }).kind).not.toContain("use at");
});

test("Jul Jerjerrod spends a charge after a boost to remove a red or orange token, but not a lock", () => {
  const foes = [{ pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB", locks: ["A1"] as const }];
  const acts = (action: string, some: Some = {}) =>
    flown("juljerjerrod", "3FW", { tokens: { strain: 1, jam: 1 }, ...some }, { ...LATER, foes })
      .say(action)
      .pass();
  const table = acts("boost").say(use("juljerjerrod"));
  expect(table.keys.toSorted()).toEqual(["jam", "strain", "stress"]);
  expect([tokens(table.say("strain")).strain, table.ship("A1").charges]).toEqual([0, 2]);
  expect(acts("boost", { charges: 0 }).keys).not.toContain(use("juljerjerrod"));
  expect(acts("barrel-roll").keys).not.toContain(use("juljerjerrod"));
});

describe("Lieutenant Galek", () => {
  const lost = (x: number, some: Some = {}) => {
    const friends = [
      beside("lieutenantgalek", { pose: at(x, 300), tokens: { stress: 1 }, ...some }),
      beside(X_WING, { pose: at(x + 70, 300), upgrades: ["munitionsfailsafe"] }),
    ];
    return finish(rolling(attacked(FO, { shields: 0, damage: hurt(0, 1) }, { ...LATER, friends }), HITS, MISS, "primary>A1"));
  };

  test("coordinates when a friendly ship at range 0-2 is destroyed, even while stressed", () => {
    expect(lost(480).say(use("lieutenantgalek", "A2")).keys).toEqual(["skip", "coordinate"]);
    expect(lost(700).keys).not.toContain(use("lieutenantgalek", "A2"));
  });

  test("limits the coordinated ship to actions on his own bar", () => {
    const table = lost(480).say(use("lieutenantgalek", "A2")).say("coordinate");
    expect([table.game.open[0]?.ask.about?.ship, table.keys]).toEqual(["A3", ["skip", "focus", "lock", "barrel-roll"]]);
    const bar = flown("takajamoreesa", "1FB", {}, { ...LATER, friends: [beside(FO, { pose: at(480, 340), activated: true })] });
    expect(bar.say("coordinate").keys).toContain("evade");
  });
});

describe("Lin Gaava", () => {
  test("assigns Primed for Speed to her ship and up to two other fighters without modifications", () => {
    const ships = ["lingaava", FO, { pilot: FO, upgrades: ["hullupgrade"] }, "zetasquadronsurvivor", "breach"];
    const start = () => startSetUp([{ ships }, { ships: [X_WING] }], LATER).until("choose one");
    const primed = (table: ReturnType<typeof start>) => table.game.state.effects.map(({ id, ship }) => `${id} ${ship}`);
    const table = start().say("others");
    expect(table.keys).toEqual(["A2", "A4"]);
    expect(primed(table.say("A4").say("none"))).toEqual(["condition:primedforspeed A1", "condition:primedforspeed A4"]);
    expect(primed(start().say("no others"))).toEqual(["condition:primedforspeed A1"]);
  });

  const slams = (effects: readonly ReturnType<typeof condition>[], some: Some = {}) =>
    flown(FO, "2FB", some, { ...LATER, state: { effects, counted: 1 } });

  test("Primed for Speed: the ship can SLAM, and then suffers a hit to remove the disarm token", () => {
    expect(slams([]).keys).not.toContain("slam");
    const table = slams([condition("primedforspeed", "A1", "A1")])
      .say("slam")
      .say("2FB");
    expect(table.ship("A1")).toMatchObject({ shields: 0, tokens: { disarm: 0 } });
    const focused = slams([condition("primedforspeed", "A1", "A1")], { tokens: { disarm: 1 } }).say("focus");
    expect(focused.ship("A1")).toMatchObject({ shields: 1, tokens: { disarm: 1 } });
  });
});

describe("Agent Tierny", () => {
  test("assigns Broken Trust to an enemy", () => {
    const table = startSetUp([{ ships: ["agenttierny", FO] }, { ships: [FIGHTER, X_WING] }], LATER).until("choose ship");
    expect(table.keys).toEqual(["B1", "B2"]);
    expect(table.say("B2").game.state.effects).toMatchObject([{ id: "condition:brokentrust", ship: "B2", by: "A1" }]);
  });

  /** B1 has the Condition and attacks A1. B2 is in B1's arc, and B3 is behind it. */
  const attack = (effects: readonly ReturnType<typeof condition>[], more: { readonly some?: Some; readonly stress?: number } = {}) =>
    cardTable(
      [
        [
          { pilot: "agenttierny", pose: at(400, 300), engaged: true, ...more.some },
          { pilot: FO, pose: at(850, 100), engaged: true },
        ],
        [
          { pilot: X_WING, pose: at(400, 490, 180) },
          { pilot: FIGHTER, pose: at(450, 420, 180), tokens: { stress: more.stress ?? 0 } },
          { pilot: FIGHTER, pose: at(400, 600, 180) },
        ],
      ],
      { ...LATER, state: { effects, counted: 1 } },
    );
  const TRUST = [condition("brokentrust", "B1", "A1")];
  const stressOf = (table: ReturnType<typeof attack>) => ["A1", "B1", "B2", "B3"].map((id) => tokens(table, id).stress);

  test("Broken Trust: ships on its side in its attack arc gain stress, once each attack", () => {
    const fired = (effects: typeof TRUST, stress = 0) => stressOf(attack(effects, { stress }).say("primary>A1"));
    expect([fired(TRUST), fired(TRUST, 1), fired([])]).toEqual([
      [0, 0, 1, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 0],
    ]);
  });

  test("Broken Trust: it ends only when the defender is dealt a faceup card or destroyed", () => {
    const isLeft = (table: ReturnType<typeof attack>) => table.game.state.effects.some(({ id }) => id === "condition:brokentrust");
    const left = (faces: readonly ("hit" | "crit" | "blank")[], some: Some) =>
      isLeft(finish(rolling(attack(TRUST, { some }), faces, MISS, "primary>A1")));
    const bare = { shields: 0 };
    expect([left(["hit", "blank", "blank"], bare), left(["crit", "blank", "blank"], bare)]).toEqual([true, false]);
    expect(left(["hit", "hit", "hit"], { shields: 0, damage: hurt(0, 1, 2, 3) })).toBe(false);
    expect(left(["crit", "blank", "blank"], {})).toBe(true);
    const state = { effects: [condition("brokentrust", "A1", "B1")], counted: 1 };
    const defends = (face: "crit" | "hit") =>
      isLeft(finish(rolling(attacked(X_WING, { shields: 0 }, { ...LATER, state }), [face, "blank", "blank"], MISS, "primary>A1")));
    expect([defends("crit"), defends("hit")]).toEqual([false, true]);
  });

  test("Broken Trust: the ship is friendly to no other ship", () => {
    const friends = (effects: readonly ReturnType<typeof condition>[], ship: string) =>
      flown(
        "takajamoreesa",
        "1FB",
        { pose: at(400, 300) },
        {
          ...LATER,
          state: { effects, counted: 1 },
          friends: [beside(X_WING, { pose: at(480, 340), activated: true }), beside(X_WING, { pose: at(320, 340), activated: true })],
        },
      )
        .say("coordinate")
        .asks.map(({ kind, keys }) => `${kind} ${kind === "coordinate" ? keys.join(" ") : ship}`);
    expect(friends([], "")).toEqual(["coordinate A2 A3"]);
    expect(friends([condition("brokentrust", "A2", "B1")], "of A3")).toEqual(["free action of A3"]);
    expect(friends([condition("brokentrust", "A1", "B1")], "")).not.toContain("coordinate A2 A3");
  });
});
