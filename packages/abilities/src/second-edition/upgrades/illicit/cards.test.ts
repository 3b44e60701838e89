import { canRecoverCharge } from "@broadside/rules/procedures";
import { facesDrawn, startSetUp, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import {
  ACE,
  chargesLeft,
  FIGHTER,
  finish,
  firing,
  flown,
  inSystem,
  LATER,
  lost,
  MISS,
  rolling,
  tokens,
  use,
  X_WING,
} from "../upgrades.testing.ts";

const FAR: TestShip = { pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" };

test("Cloaking Device: a charge lets the ship cloak, and it rolls a die in each Planning phase", () => {
  const table = flown("cloakingdevice", "2FB").say("upgrade:cloakingdevice").say("cloak");
  expect([tokens(table).cloak, chargesLeft(table)]).toEqual([1, 1]);
  const cloaked = { pilot: X_WING, pose: at(400, 300), upgrades: ["cloakingdevice"], tokens: { cloak: 1 } };
  const planning = (face: "focus" | "hit") => cardTable([[cloaked], [FAR]], { phase: "planning", draws: facesDrawn(face) });
  expect(tokens(planning("focus").say("lose cloak")).cloak).toBe(0);
  expect(planning("hit").keys).not.toContain("lose cloak");
});

test("Contraband Cybernetics: the ship flies red maneuvers and acts while stressed; in 2.5 its charge can't be recovered", () => {
  const stressed = { tokens: { stress: 1 } };
  const table = flown("contrabandcybernetics", "4KR", stressed).say(use("contrabandcybernetics"));
  expect([table.ship("A1").pose?.heading, table.keys, chargesLeft(table)]).toEqual([180_000, ["skip", "focus", "lock", "barrel-roll"], 0]);
  const comesBack = (more: object) => {
    const spent = flown("contrabandcybernetics", "2FB", { active: [0] }, more);
    return canRecoverCharge(spent.game, spent.ship("A1"), 0);
  };
  expect([comesBack({}), comesBack(LATER)]).toEqual([true, false]);
});

test("Deadman's Switch: when the ship is destroyed, nearby ships suffer damage", () => {
  const dying = { shields: 0, damage: [1, 2, 3].map((card) => ({ card, faceup: false, since: 0 })) };
  const table = cardTable([
    [{ pilot: X_WING, pose: at(400, 300), upgrades: ["deadmansswitch"], ...dying }],
    [
      { pilot: ACE, pose: at(400, 490, 180) },
      { pilot: FIGHTER, pose: at(470, 300, 180) },
    ],
  ]);
  finish(rolling(table, ["hit", "blank", "blank"], ["blank", "blank"], "primary>A1"));
  expect([lost(table, "B1"), lost(table, "B2")]).toEqual([0, 1]);
});

describe("cards that jam a locking ship", () => {
  /** B1 locks A1. */
  const locked = (upgrade: string, active = [1]) =>
    cardTable(
      [
        [{ pilot: "wedgeantilles", pose: at(400, 300), upgrades: [upgrade], active, dial: "2FB" }],
        [{ pilot: X_WING, pose: at(400, 560, 180), dial: "1FB" }],
      ],
      { ...LATER, phase: "activation" },
    ).say("lock");

  test("False Transponder Codes: it works once, automatically, and also for the ship's own locks", () => {
    const table = locked("falsetranspondercodes");
    expect([tokens(table, "B1").jam + table.ship("B1").locks.length, chargesLeft(table)]).toEqual([0, 0]);
    expect(locked("falsetranspondercodes", [0]).ship("B1").locks).toEqual(["A1"]);
    const own = flown("falsetranspondercodes", "2FB", {}, LATER, [{ ...FAR, pose: at(400, 600, 180) }]).say("lock");
    expect([tokens(own, "B1").jam, chargesLeft(own)]).toEqual([1, 0]);
  });

  test("Feedback Emitter: the player can spend its charge to break the lock", () => {
    const table = locked("feedbackemitter-battleoverendor").say(use("feedbackemitter-battleoverendor"));
    expect([table.ship("B1").locks, chargesLeft(table)]).toEqual([[], 0]);
  });
});

test("Feedback Array: the ship gains ion and disarm tokens to damage ships in contact", () => {
  const table = firing("feedbackarray", {}, {}, { gap: 0 }).say(use("feedbackarray"));
  expect(table.notes("token")).toMatchObject([{ token: "ion" }, { token: "disarm" }]);
  expect([lost(table, "A1"), lost(table, "B1")]).toEqual([0, 1]);
});

test("Hotshot Tail Blaster: the ship attacks twice to the rear, even at range 0", () => {
  const behind = (gap: number) => firing("hotshottailblaster", {}, { pose: at(400, 260 - gap, 0) }, LATER);
  expect(behind(0).keys).toContain("hotshottailblaster@0>B1");
  const table = finish(rolling(behind(50), ["hit", "blank"], MISS, "hotshottailblaster@0>B1"));
  expect([chargesLeft(table), lost(table, "B1")]).toEqual([1, 1]);
});

test("Inertial Dampeners: a shield lets the ship stop and gain stress", () => {
  const table = flown("inertialdampeners", "3FW").say(use("inertialdampeners"));
  expect([table.ship("A1").pose, table.ship("A1").shields, tokens(table).stress]).toEqual([at(400, 300), 1, 1]);
  expect(flown("inertialdampeners", "3FW", { shields: 0 }).kind).toBe("action");
  // A stressed ship can't fly a red maneuver and has to fly a white one instead. The card replaces that white maneuver too.
  const stressed = flown("inertialdampeners", "4KR", { tokens: { stress: 1 } }).say(use("inertialdampeners"));
  expect([stressed.ship("A1").pose, tokens(stressed).stress]).toEqual([at(400, 300), 2]);
});

test("Overtuned Modulators: the ship gains three calculate tokens, and later strain for the green tokens left", () => {
  const table = inSystem("overtunedmodulators", {}, LATER).say(use("overtunedmodulators"));
  expect([tokens(table).calculate, chargesLeft(table)]).toEqual([3, 0]);
  const modulated = {
    pilot: X_WING,
    pose: at(400, 300),
    upgrades: ["overtunedmodulators"],
    active: [0],
    tokens: { calculate: 2, focus: 1 },
  };
  const end = cardTable([[modulated], [FAR]], { ...LATER, phase: "end" });
  expect(tokens(end)).toMatchObject({ calculate: 0, strain: 3 });
  expect(inSystem("overtunedmodulators", { tokens: { stress: 1 } }, LATER).keys).not.toContain(use("overtunedmodulators"));
});

test("Rigged Cargo Chute: the ship drops loose cargo behind it", () => {
  const table = flown("riggedcargochute", "2FB").say("upgrade:riggedcargochute");
  expect([table.game.state.obstacles.map(({ token }) => token), chargesLeft(table)]).toEqual([["loosecargo"], 0]);
});

test("Tracking Fob: an opponent marks a limited ship, which can be locked at any range", () => {
  const hunter = { pilot: X_WING, upgrades: ["trackingfob"] };
  const table = startSetUp([{ ships: [hunter] }, { ships: [FIGHTER, "soontirfel"] }], { ...LATER, setup: {} });
  for (let step = 0; step < 200 && table.notes("condition").length === 0; step += 1) table.pass();
  expect(table.notes("condition")).toMatchObject([{ ship: "B2", card: "condition:markedforelimination" }]);
  const mark = { id: "condition:markedforelimination", ship: "B1", by: "A1", until: "game", since: 1 } as const;
  const far = (effects: readonly (typeof mark)[]) =>
    flown("trackingfob", "2FB", {}, { ...LATER, state: { effects, counted: 1 } }).say("lock");
  expect([far([mark]).ship("A1").locks, far([]).ship("A1").locks]).toEqual([["B1"], []]);
});

test("Coaxium Hyperfuel: the ship can SLAM while stressed or after a partial maneuver, for a critical or an exposed card", () => {
  const slammer = { pilot: "rhosquadronpilot", damage: [{ card: 20, faceup: false, since: 0 }] };
  const stressed = flown("coaxiumhyperfuel", "2TW", { ...slammer, tokens: { stress: 1 } });
  stressed.say("slam").say("2TW").say("crit");
  expect([lost(stressed, "A1"), tokens(stressed).disarm]).toEqual([2, 1]);
  const wall = { pilot: FIGHTER, pose: at(400, 420), activated: true };
  const short = flown("coaxiumhyperfuel", "2FB", slammer, {}, [wall, FAR]).say(use("coaxiumhyperfuel")).say("expose").say("slam");
  expect([short.kind, short.notes("turned faceup").length]).toEqual(["slam", 1]);
});
