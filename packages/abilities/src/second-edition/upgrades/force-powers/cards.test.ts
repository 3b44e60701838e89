import type { TargetId } from "@broadside/rules";
import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled } from "../../card-table.testing.ts";
import {
  attacked,
  FIGHTER,
  finish,
  firing,
  flown,
  inSystem,
  LATER,
  lost,
  MISS,
  rolling,
  shown,
  tokens,
  use,
  X_WING,
} from "../upgrades.testing.ts";

const LUKE = { pilot: "lukeskywalker", force: 1 };
/** A pilot without an ability. */
const JEDI = { pilot: "jediknight" };
const NO_FORCE = { pilot: "lukeskywalker", force: 0 };
const FAR: TestShip = { pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" };
const forceLeft = (table: ReturnType<typeof firing>): number => table.ship("A1").force;

describe("Force spent on dice", () => {
  test("Brilliant Evasion: outside the attacker's bullseye arc, Force changes two focus results", () => {
    const aside = { ...JEDI, pose: at(480, 300) };
    const table = rolling(attacked("brilliantevasion", aside), MISS, ["focus", "focus", "blank"], "primary>A1");
    while (table.kind === "modify attack dice") table.pass();
    expect([shown(table.say(use("brilliantevasion")), "defense"), forceLeft(table)]).toEqual([["evade", "evade", "blank"], 0]);
    const ahead = rolling(attacked("brilliantevasion", JEDI), MISS, ["focus", "focus", "blank"], "primary>A1");
    while (ahead.kind === "modify attack dice") ahead.pass();
    expect(ahead.keys).not.toContain(use("brilliantevasion"));
  });

  test("Malice: Force changes a result to a critical, and is recovered if a Pilot card is dealt", () => {
    const wound = (name: string) => {
      const table = rolling(firing("malice", LUKE, {}, LATER), ["hit", "blank", "blank"], MISS);
      return table.nextDamage(1, name).say(use("malice"));
    };
    expect(forceLeft(wound("Panicked Pilot"))).toBe(2);
    expect(forceLeft(wound("Hull Breach"))).toBe(0);
  });

  test("Shattering Shot: against a defender on an obstacle, Force adds a focus result", () => {
    const rocks = { ...LATER, obstacles: [{ token: "coreasteroid0", pose: at(400, 500) }] } as const;
    const table = rolling(firing("shatteringshot", LUKE, {}, rocks), MISS, MISS).say(use("shatteringshot"));
    expect(shown(table)).toEqual([...MISS, "focus"]);
    expect(rolling(firing("shatteringshot", LUKE, {}, LATER), ["focus", "blank", "blank"], MISS).keys).not.toContain(use("shatteringshot"));
  });

  test("Predictive Shot: the defender can't roll more dice than there are hits and criticals", () => {
    const table = firing("predictiveshot", LUKE).attackDice("hit", "blank", "blank").say("primary>B1").say(use("predictiveshot"));
    expect([diceRolled(finish(table)), forceLeft(table)]).toEqual([[3, 1], 0]);
  });

  test("Foresight: the ship attacks an enemy that ends its maneuver in the bullseye arc, and changes one focus result", () => {
    const table = cardTable(
      [
        [{ pilot: "lukeskywalker", pose: at(400, 300), upgrades: ["foresight"], tokens: { focus: 1 }, activated: true, force: 2 }],
        [{ pilot: FIGHTER, pose: at(400, 610, 180), dial: "2FB" }],
      ],
      { phase: "activation" },
    );
    table
      .attackDice("focus", "focus")
      .defenseDice(...MISS)
      .say(use("foresight"));
    expect(table.keys).toEqual(["done", use("foresight")]);
    expect([shown(table.say(use("foresight"))), table.ship("A1").force]).toEqual([["hit", "focus"], 1]);
  });

  test("Instinctive Aim: Force replaces a lock that a torpedo requires, but only if there is none", () => {
    const torpedo = { upgrades: ["instinctiveaim", "protontorpedoes"] };
    const left = (locks: readonly TargetId[]) =>
      forceLeft(
        firing("", { ...LUKE, ...torpedo, locks })
          .attackDice("blank", "blank", "blank", "blank")
          .say("protontorpedoes@1>B1"),
      );
    expect([left([]), left(["B1"])]).toEqual([0, 1]);
    expect(firing("", { ...NO_FORCE, ...torpedo }).keys).toEqual(["none", "primary>B1"]);
  });

  test("Instinctive Aim: no Force is spent on a second volley, or with a friendly Targeting Synchronizer's lock", () => {
    const gunner = { ...LUKE, pose: at(400, 300), upgrades: ["instinctiveaim", "clustermissiles"] };
    const foe = (x: number) => ({ pilot: X_WING, pose: at(x, 490, 180) });
    const volleys = cardTable([[{ ...gunner, locks: ["B1"] }], [foe(400), foe(450)]]);
    finish(rolling(volleys, MISS, ["blank", "blank"], "clustermissiles@1>B1")).say(use("clustermissiles", "A1", 1));
    rolling(volleys, MISS, ["blank", "blank"], "clustermissiles@1>B2");
    expect([volleys.notes("attacks").length, forceLeft(volleys)]).toEqual([2, 1]);
    const friend = {
      pilot: "starkillerbasepilot",
      pose: at(250, 300),
      upgrades: ["targetingsynchronizer"],
      locks: ["B1"] as const,
      engaged: true,
    };
    const aided = cardTable([[gunner, friend], [foe(400)]]);
    expect(forceLeft(rolling(aided, MISS, ["blank", "blank"], "clustermissiles@1>B1"))).toBe(1);
  });
});

describe("recovering Force", () => {
  test("Hate: each damage suffered recovers one Force", () => {
    const table = finish(rolling(attacked("hate", { ...JEDI, force: 0 }), ["hit", "blank", "blank"], MISS, "primary>A1"));
    expect(forceLeft(table)).toBe(1);
  });

  test("Patience: with an enemy in front, a deplete token recovers one Force", () => {
    const table = firing("patience", NO_FORCE, {}, LATER).say(use("patience"));
    expect([forceLeft(table), tokens(table).deplete]).toEqual([1, 1]);
    expect(firing("patience", NO_FORCE, { pose: at(400, 110, 0) }, LATER).keys).not.toContain(use("patience"));
  });
});

describe("Force spent on movement and orders", () => {
  test("Extreme Maneuvers: Force allows a boost with the turn template", () => {
    const ace = { pilot: "darthvader", force: 1, upgrades: ["extrememaneuvers", "engineupgrade"] };
    const table = flown("", "2FB", ace, LATER).say("boost").say("turn right");
    expect([forceLeft(table), table.ship("A1").pose?.heading]).toEqual([0, 90_000]);
    expect(flown("", "2FB", { ...ace, force: 0 }, LATER).say("boost").keys).not.toContain("turn right");
  });

  test("Extreme Maneuvers: that Force counts as spent for abilities that react to it", () => {
    const ace = { pilot: "darthvader", pose: at(400, 300), force: 1, upgrades: ["extrememaneuvers", "engineupgrade"], dial: "2FB" };
    const yoda = { pilot: "yoda", pose: at(500, 300), force: 1, activated: true };
    const table = cardTable([[ace, yoda], [FAR]], { phase: "activation", ...LATER });
    expect(table.until("action").say("boost").say("turn right").keys).toContain("A2/pilot:yoda");
  });

  test("Supernatural Reflexes: a boost before activating damages a ship without boost on its bar", () => {
    const moved = (move: string) => flown("supernaturalreflexes", "2FB", LUKE).say(use("supernaturalreflexes")).say(move);
    const boosted = moved("boost").say("straight");
    expect([lost(boosted, "A1"), boosted.ship("A1").pose]).toEqual([1, at(400, 300 + 80 + 120)]);
    expect(lost(moved("barrel-roll").say("left").say("middle"), "A1")).toBe(0);
  });

  test("Precognitive Reflexes: a boost after revealing strains the ship, and it gets no more actions", () => {
    const table = flown("precognitivereflexes", "3FW", LUKE).say(use("precognitivereflexes")).say("boost").say("straight");
    expect(tokens(table).strain).toBe(1);
    expect(table.asks).toMatchObject([{ kind: "action", seat: 1 }]);
    const linked = flown("precognitivereflexes", "2FB", { pilot: "grandinquisitor", force: 1 }).say(use("precognitivereflexes"));
    linked.say("barrel-roll").say("left").pass();
    expect([linked.kind, linked.asks[0]?.seat]).toEqual(["action", 1]);
  });

  test("Heightened Perception: the ship engages at initiative 7", () => {
    const table = firing("heightenedperception", LUKE, { pilot: "soontirfel" });
    expect(table.say(use("heightenedperception")).asks).toMatchObject([{ kind: "attack", seat: 0 }]);
    expect(firing("heightenedperception", LUKE, { pilot: "soontirfel" }).pass().asks).toMatchObject([{ kind: "attack", seat: 1 }]);
  });

  test("Sense: the player looks at a dial at range 0-1, or with Force at range 0-3", () => {
    const near = { pilot: X_WING, pose: at(480, 300), dial: "3FW" };
    const table = inSystem("sense", LUKE, {}, [near]).say(use("sense")).say("near");
    expect(table.kind).toBe("look at dial");
    const far = inSystem("sense", LUKE, {}, [{ ...near, pose: at(650, 300) }]).say(use("sense"));
    expect([far.kind, forceLeft(far)]).toEqual(["look at dial", 0]);
    expect(inSystem("sense", NO_FORCE, {}, [{ ...near, pose: at(650, 300) }]).keys).not.toContain(use("sense"));
  });

  test("Battle Meditation: two non-limited ships of one type perform the same action", () => {
    const jedi = { pilot: "jedigeneral", pose: at(400, 300), dial: "2FB", upgrades: ["battlemeditation"], force: 2 };
    const mate = (x: number) => ({ pilot: X_WING, pose: at(x, 420), activated: true });
    const friends = [mate(500), mate(300), { pilot: "wedgeantilles", pose: at(400, 320), activated: true }];
    const table = cardTable([[jedi, ...friends], [FAR]], { phase: "activation" });
    expect(table.say("coordinate").keys).toEqual(["A2", "A3"]);
    table.say("A2").say("focus").say("A3");
    expect(table.keys).toEqual(["skip", "focus"]);
  });

  test("Battle Meditation: the second ship repeats the coordinated action, not the action linked to it", () => {
    const jedi = { pilot: "jedigeneral", pose: at(400, 300), dial: "2FB", upgrades: ["battlemeditation"], force: 2 };
    const mate = (x: number) => ({ pilot: "bladesquadronveteran", pose: at(x, 420), activated: true });
    const table = cardTable([[jedi, mate(500), mate(300)], [FAR]], { phase: "activation" });
    table.say("coordinate").say("A2").say("focus").say("barrel-roll");
    table.until("coordinate").say("A3");
    expect(table.keys).toEqual(["skip", "focus"]);
  });
});
