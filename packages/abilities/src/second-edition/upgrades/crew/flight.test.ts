import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { flown, LATER, lost, tokens, use, X_WING } from "../upgrades.testing.ts";
import { AWAY, near } from "./crew.testing.ts";

/** A1 has the card and has already activated. Its friend A2 flies. */
const friendFlies = (id: string, dial: string, crew: Partial<TestShip> = {}, friend: Partial<TestShip> = {}, more = {}) =>
  cardTable(
    [
      [
        { pilot: X_WING, pose: at(400, 300), upgrades: [id], activated: true, ...crew },
        { ...near(480, 300), dial, ...friend },
      ],
      [AWAY],
    ],
    { phase: "activation", ...more },
  );

describe("maneuvers", () => {
  test("Hera Syndulla: the ship flies red maneuvers while stressed, and loses the third stress token for a hit", () => {
    const red = (stress: number) => {
      const table = flown("herasyndulla", "4KR", { tokens: { stress } });
      return [table.notes("maneuver")[0], tokens(table).stress, lost(table, "A1")];
    };
    expect(red(1)).toMatchObject([{ maneuver: "4KR" }, 2, 0]);
    expect(red(2)).toMatchObject([{ maneuver: "4KR" }, 2, 1]);
  });

  test("Grand Inquisitor: after an enemy reveals its dial, the ship performs a white action from its bar as red", () => {
    const table = cardTable(
      [
        [{ pilot: X_WING, pose: at(400, 300), upgrades: ["grandinquisitor", "gnkgonkdroid"], active: [0, 0], dial: "2FB" }],
        [near(440, 500, { dial: "2FB" })],
      ],
      { phase: "activation" },
    );
    table.until("use at dialRevealed").say(use("grandinquisitor"));
    expect(table.keys).not.toContain("upgrade:gnkgonkdroid");
    table.say("focus");
    expect([tokens(table).focus, tokens(table).stress, table.ship("A1").force]).toEqual([1, 1, 0]);
  });

  test("Death Troopers: enemies next to the ship can't remove stress in the Activation phase", () => {
    const flownPast = (y: number) => {
      const enemy = near(480, y, { dial: "2FB", tokens: { stress: 1 } });
      const table = cardTable([[{ pilot: X_WING, pose: at(400, 300), upgrades: ["deathtroopers"], activated: true }], [enemy, AWAY]], {
        phase: "activation",
      });
      while (table.notes("maneuver").length === 0) table.pass();
      return tokens(table, "B1").stress;
    };
    expect([flownPast(250), flownPast(500)]).toEqual([1, 0]);
    const paying = (y: number) => {
      const enemy = { pilot: X_WING, pose: at(480, y), dial: "3FW", upgrades: ["kananjarrus"], tokens: { stress: 1 } };
      const troopers = { pilot: X_WING, pose: at(400, 300), upgrades: ["deathtroopers"], activated: true };
      return cardTable([[troopers], [enemy, AWAY]], { phase: "activation" }).kind;
    };
    expect([paying(200), paying(500)]).toEqual(["action", "use at maneuverExecuted"]);
  });

  test("Seasoned Navigator: the player sets another non-red maneuver of the same speed, one step harder", () => {
    const table = flown("seasonednavigator", "2FB").until("use at dialRevealed").say(use("seasonednavigator"));
    expect(table.keys.every((key) => key.startsWith("2") && !key.endsWith("R"))).toBe(true);
    expect(table.say("2TW").notes("maneuver")[0]).toMatchObject({ ship: "A1", maneuver: "2TW" });
    expect(tokens(table).stress).toBe(1);
    const kept = flown("seasonednavigator", "2FB").until("use at dialRevealed").say(use("seasonednavigator")).say("2FB");
    expect([tokens(kept).stress, kept.game.state.effects]).toEqual([0, []]);
  });

  test("Kaydel Connix: the player sets a basic maneuver one speed faster and one step harder", () => {
    const table = flown("kaydelconnix", "2FB").until("use at dialRevealed").say(use("kaydelconnix"));
    expect(table.keys.slice(1).every((key) => /^3[FBNTY]/.test(key))).toBe(true);
    table.say(table.keys.find((key) => key.startsWith("3T")) ?? "");
    expect(tokens(table).stress).toBe(1);
  });

  test("Leia Organa: three charges make red maneuvers of all friendly ships white", () => {
    const stress = (key: string) => {
      const table = friendFlies("leiaorgana", "3KR", {}, {}, { step: 0 }).until("use at startOfActivation").say(key);
      while (table.notes("maneuver").length === 0) table.pass();
      return [tokens(table, "A2").stress, table.ship("A1").upgrades[0]?.charges];
    };
    expect([stress(use("leiaorgana")), stress("pass")]).toEqual([
      [0, 0],
      [1, 3],
    ]);
  });

  for (const [edition, rules] of [
    ["2.0", {}],
    ["2.5", LATER],
  ] as const)
    test(`Leia Organa of the Resistance, ${edition}: Force makes a friendly ship's maneuver easier`, () => {
      const table = friendFlies("leiaorgana-resistance", "3KR", {}, {}, rules).until("use at dialRevealed");
      table.say(use("leiaorgana-resistance"));
      while (table.notes("maneuver").length === 0) table.pass();
      expect([tokens(table, "A2").stress, table.ship("A1").force]).toEqual([0, 0]);
      expect(table.game.state.effects).toEqual([]);
    });

  test("Leia Organa of the Resistance: in 2.5, she can't make a stationary maneuver easier", () => {
    const stands = (rules: object) =>
      friendFlies("leiaorgana-resistance", "0OR", {}, { pilot: "lothalrebel" }, rules).kind === "use at dialRevealed";
    expect([stands({}), stands(LATER)]).toEqual([true, false]);
  });

  test("Nien Nunb: banks are easier", () => {
    const stress = (id: string) => tokens(flown(id, "3BW", { tokens: { stress: 1 } })).stress;
    expect([stress("niennunb"), stress("perceptivecopilot")]).toEqual([0, 1]);
  });

  test("Korr Sella: a blue maneuver removes all stress", () => {
    const flew = (dial: string) => tokens(flown("korrsella", dial, { tokens: { stress: 3 } })).stress;
    expect([flew("2FB"), flew("4FW")]).toEqual([0, 3]);
  });

  test("Kanan Jarrus: Force removes stress from a friendly ship after a fully executed white maneuver", () => {
    const table = friendFlies("kananjarrus", "4FW", {}, { tokens: { stress: 1 } })
      .until("use at maneuverExecuted")
      .say(use("kananjarrus"));
    expect([tokens(table, "A2").stress, table.ship("A1").force]).toEqual([0, 0]);
    const blue = friendFlies("kananjarrus", "2FB", {}, { tokens: { stress: 2 } });
    expect(blue.kind).not.toBe("use at maneuverExecuted");
  });
});

describe("tokens and Force", () => {
  test("PZ-4CO: the ship transfers a calculate token to a friendly ship, or a focus token after a blue maneuver", () => {
    const ended = (revealed: string) =>
      cardTable(
        [
          [
            { pilot: X_WING, pose: at(400, 300), upgrades: ["pz4co"], revealed, tokens: { calculate: 1, focus: 1 }, activated: true },
            near(480, 300, { activated: true }),
          ],
          [{ ...AWAY, activated: true }],
        ],
        { phase: "activation" },
      )
        .until("use at endOfActivation")
        .say(use("pz4co"));
    const blue = ended("2FB");
    expect(blue.keys).toEqual(["calculate", "focus"]);
    blue.say("focus");
    expect(blue.notes("token")).toMatchObject([{ ship: "A2", token: "focus" }]);
    expect(ended("4FW").say("calculate").notes("token")).toMatchObject([{ ship: "A2", token: "calculate" }]);
  });

  test("Yoda: a friendly ship can recover Force after a purple maneuver or action", () => {
    const crew = { upgrades: ["yoda"] };
    const friend = { pilot: "anakinskywalker", force: 3 };
    const acted = friendFlies("yoda", "2FB", crew, friend, LATER).until("action");
    const purple = acted.keys.includes("evade") ? "evade" : "barrel-roll";
    acted.say(purple);
    expect(acted.ship("A2").force).toBe(2);
    expect(acted.until("use at actionPerformed").say(use("yoda")).ship("A2").force).toBe(3);
    expect(acted.ship("A1").force).toBe(1);
  });

  test("Jyn Erso: a nearby friendly ship gains an evade token instead of a focus token", () => {
    const focusing = (pose: TestShip["pose"]) => friendFlies("jynerso", "2FB", { pose }).until("action").say("focus");
    const table = focusing(at(400, 300)).say(use("jynerso"));
    expect(tokens(table, "A2")).toMatchObject({ focus: 0, evade: 1 });
    expect(focusing(at(860, 860)).kind).not.toBe("use at tokenComing");
  });

  test("Seventh Sister: Force turns stress of an enemy next to the ship into a jam or tractor token", () => {
    const flying = (y: number) => {
      const enemy: TestShip = { ...near(480, y), dial: "3KR" };
      const crew: TestShip = { pilot: X_WING, pose: at(400, 300), upgrades: ["seventhsister"], activated: true };
      return cardTable([[crew], [enemy, AWAY]], { phase: "activation" });
    };
    const table = flying(200).until("use at tokenComing").say(use("seventhsister")).say("jam");
    expect([tokens(table, "B1").stress, tokens(table, "B1").jam, table.ship("A1").force]).toEqual([0, 1, 0]);
    expect(flying(600).kind).not.toBe("use at tokenComing");
  });

  test("Petty Officer Thanisson: the ship gains stress to give an enemy in front another token that it gained", () => {
    const flying = (tokensOf: object, y = 300) => {
      const enemy: TestShip = { ...near(400, y), dial: "3KR" };
      const crew: TestShip = { pilot: X_WING, pose: at(400, 300), upgrades: ["pettyofficerthanisson"], activated: true, tokens: tokensOf };
      return cardTable([[crew], [enemy, AWAY]], { phase: "activation" });
    };
    const table = flying({}, 260).until("use at tokenAssigned").say(use("pettyofficerthanisson"));
    expect([tokens(table, "B1").stress, tokens(table).stress]).toEqual([2, 1]);
    expect(flying({ stress: 1 }, 260).kind).not.toBe("use at tokenAssigned");
    expect(flying({}, 700).kind).not.toBe("use at tokenAssigned");
  });
});
