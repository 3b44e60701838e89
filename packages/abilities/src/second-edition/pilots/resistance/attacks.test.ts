import { describe, expect, test } from "vitest";
import { at } from "../../card-table.testing.ts";
import {
  attacked,
  beside,
  FIGHTER,
  finish,
  firing,
  HITS,
  LATER,
  lost,
  MISS,
  rolling,
  type Some,
  tokens,
  use,
  X_WING,
} from "../pilots.testing.ts";

/** Another ship of player B, which keeps the game from ending the phase after the first attack. */
const WAITING = { foes: [{ pilot: FIGHTER, pose: at(330, 490, 180) }] };
type Table = ReturnType<typeof firing>;
const shot = (table: Table) => finish(rolling(table, MISS, MISS));
const struck = (table: Table) => finish(rolling(table, HITS, MISS));
const missed = (table: Table) => finish(rolling(table, MISS, [], "primary>A1"));

describe("damage", () => {
  test("Joph Seastriker gains an evade token for each shield that she loses", () => {
    const table = finish(rolling(attacked("jophseastriker", {}, LATER), ["hit", "hit", "blank"], MISS, "primary>A1"));
    expect([lost(table, "A1"), table.notes("token").filter((note) => note.token === "evade").length]).toEqual([2, 2]);
    const bare = finish(rolling(attacked("jophseastriker", { shields: 0 }, LATER), ["hit", "hit", "blank"], MISS, "primary>A1"));
    expect(bare.notes("token").filter((note) => note.token === "evade")).toEqual([]);
  });

  test("Lieutenant Bastian locks a nearby ship that is dealt a card", () => {
    const strikes = (x: number) => struck(firing(X_WING, {}, { friends: [beside("lieutenantbastian", { pose: at(x, 300) })] }));
    expect(strikes(480).say(use("lieutenantbastian", "A2")).ship("A2").locks).toEqual(["B1"]);
    expect(strikes(800).kind).not.toContain("use at");
  });

  test("Chewbacca performs an action and attacks when a friendly ship is destroyed", () => {
    const chewie = "chewbacca-scavengedyt1300";
    const dies = (x: number) => {
      const friends = [beside(chewie, { pose: at(x, 300), quarter: "front" })];
      return finish(
        rolling(
          attacked(FIGHTER, { damage: [0, 1].map((card) => ({ card, faceup: false, since: 0 })) }, { ...LATER, friends }),
          HITS,
          MISS,
          "primary>A1",
        ),
      );
    };
    const table = dies(500).say(use(chewie, "A2")).say("focus");
    expect(tokens(table, "A2").focus).toBe(1);
    expect(table.say(use(chewie, "A2")).keys).toEqual(["none", "primary>B1"]);
    expect(dies(860).kind).not.toContain("use at");
  });

  test("Wilsa Teshlo strains a defender that was dealt a faceup card, or makes it lose a charge", () => {
    const strikes = (foe: Some, faces: readonly ("hit" | "crit")[] = ["crit", "hit"]) =>
      finish(rolling(firing("wilsateshlo", {}, { ...LATER, foe: { pilot: X_WING, shields: 0, ...foe } }), faces, MISS));
    expect(tokens(strikes({}), "B1").strain).toBe(1);
    const armed = strikes({ upgrades: ["protontorpedoes"] });
    expect(armed.asks).toMatchObject([{ seat: 1, keys: ["strain", "protontorpedoes@0"] }]);
    armed.say("protontorpedoes@0");
    expect([armed.ship("B1").upgrades[0]?.charges, tokens(armed, "B1").strain]).toEqual([1, 0]);
    expect(tokens(strikes({}, ["hit", "hit"]), "B1").strain).toBe(0);
  });
});

describe("after attacks", () => {
  test("Ben Teene assigns Rattled to a defender in his turret arc", () => {
    const rattled = (quarter: "front" | "left") =>
      shot(firing("benteene", { quarter }, { foe: { pose: at(400, 510, 180) } })).game.state.effects.map(({ id, ship }) => [id, ship]);
    expect(rattled("front")).toEqual([["condition:rattled", "B1"]]);
    expect(rattled("left")).toEqual([]);
  });

  test("Zizi Tlo spends her charge to gain a focus or evade token", () => {
    const defends = (charges: number) => missed(attacked("zizitlo", { charges }, WAITING));
    const table = defends(1).say(use("zizitlo")).say("evade");
    expect([tokens(table).evade, table.ship("A1").charges]).toEqual([1, 0]);
    expect(defends(0).kind).not.toContain("use at");
    expect(shot(firing("zizitlo", { quarter: "front" })).say(use("zizitlo")).keys).toEqual(["focus", "evade"]);
  });

  test("Shasa Zaro gives a friendly ship behind her a token that she also has", () => {
    const defends = (y: number, some: Some = { tokens: { focus: 1 } }) =>
      missed(attacked("shasazaro", some, { ...LATER, ...WAITING, friends: [beside(X_WING, { pose: at(400, y) })] }));
    const table = defends(200).say(use("shasazaro")).say("focus");
    expect([tokens(table, "A2").focus, tokens(table).focus]).toEqual([1, 1]);
    expect(defends(380).kind).not.toContain("use at");
    expect(defends(200, {}).kind).not.toContain("use at");
  });

  test("Wrobie Tyce gives a deplete token to an attacker at range 1 that modified its dice", () => {
    const defends = (y: number, answer: "focus" | "done") => {
      const table = attacked(
        "wrobietyce",
        {},
        { ...LATER, foe: { pose: at(400, y, 180), tokens: { focus: 1 } }, foes: [{ pilot: FIGHTER, pose: at(800, 800) }] },
      );
      return finish(
        rolling(table, ["focus", "blank", "blank", ...(y < 450 ? (["blank"] as const) : [])], [...MISS, "blank"], "primary>A1").say(answer),
      );
    };
    expect(tokens(defends(400, "focus"), "B1").deplete).toBe(1);
    expect(tokens(defends(400, "done"), "B1").deplete).toBe(0);
    expect(tokens(defends(490, "focus"), "B1").deplete).toBe(0);
  });

  test("Corus Kapellim takes a green token from an enemy in his arc before he engages", () => {
    const engages = (y: number) =>
      firing("coruskapellim", {}, { ...LATER, foe: { pose: at(400, y, 180), tokens: { evade: 1, focus: 1 } } });
    const table = engages(400).say(use("coruskapellim")).say("evade");
    expect([tokens(table).evade, tokens(table, "B1").evade]).toEqual([1, 0]);
    expect(engages(490).kind).toBe("attack");
  });
});
