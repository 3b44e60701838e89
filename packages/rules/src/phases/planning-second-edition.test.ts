import { ATTACK_FACES, type AttackFace } from "@broadside/dice";
import { describe, expect, test } from "vitest";
import type { Procedure } from "../contract/ask.ts";
import { setDial } from "../maneuver/dials-second-edition.ts";
import { must } from "../maneuver/flight.testing.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";

const XWING: TestShip = { pilot: "redsquadronveteran", pose: at(200, 200) };
const TIE: TestShip = { pilot: "academypilot", pose: at(700, 700, 180) };
const plan = (given: Partial<TestTable> & { readonly edition: "2.0" | "2.5" }): Table => startTable({ ships: [[XWING], [TIE]], ...given });
const rolls = (...faces: readonly AttackFace[]): readonly number[] => faces.map((face) => ATTACK_FACES.indexOf(face));
const asked = (table: Table): readonly string[] =>
  table.game.open.flatMap(({ ask }) => (ask.kind === "dial" ? [ask.about?.ship ?? ""] : []));

describe("dials", () => {
  for (const edition of ["2.0", "2.5"] as const) {
    test(`[2E-PLAN-01] ${edition}: each ship on the table gets a dial of its own type, and they can be set in any order`, () => {
      const table = plan({
        edition,
        ships: [
          [XWING, { ...XWING, pose: at(300, 200) }],
          [TIE, { ...TIE, pose: at(600, 700, 180) }],
        ],
      });
      expect(asked(table)).toEqual(["A1", "A2", "B1", "B2"]);
      expect(table.asks.find(({ seat }) => seat === 1)?.keys.toSorted()).toEqual(
        [...table.game.factsOf(table.ship("B1")).dial.keys()].toSorted(),
      );
      table.say("3FB", "B2").say("2FB", "A2").say("1FB", "A1");
      expect(table.game.state.cursor.phase).toBe("planning");
      table.say("2FB", "B1");
      expect(table.game.state.cursor.phase).not.toBe("planning");
    });

    test(`[2E-PLAN-08] ${edition}: ships in reserve and docked ships get none`, () => {
      const docked: TestShip = { ...XWING, pose: undefined, status: "docked" };
      expect(asked(plan({ edition, ships: [[XWING, docked, { ...docked, status: "reserve" }], [TIE]] }))).toEqual(["A1", "B1"]);
    });

    test(`[2E-PLAN-02] ${edition}: a dial may be changed until the phase ends, and the last maneuver counts`, () => {
      const table = plan({ edition });
      const first = table.game.open.find(({ ask }) => ask.about?.ship === "A1");
      const set = (key: string) => table.give({ input: "answer", seat: 0, ask: first?.number ?? 0, key });
      expect([set("1FB"), set("2BB"), set("3FW")]).toEqual([undefined, undefined, undefined]);
      table.say("2FB", 1);
      expect(table.ship("A1").dial).toBe("3FW");
    });

    test(`[2E-PLAN-11] ${edition}: a player told to set a dial again may keep its maneuver, and the other side can't see that`, () => {
      const again = must("dialsSet", function* (game, { ship }): Procedure {
        yield* setDial(game, ship);
      });
      const table = plan({ edition, cards: { "pilot:redsquadronveteran": { windows: [again] } } });
      table.say("2BB", 0).say("2FB", 1);
      expect([table.kind, table.keys[0]]).toEqual(["set dial", "2BB"]);
      expect(table.game.open[0]?.ask.secret).toBe(true);
      table.say("2BB");
      expect(table.ship("A1").dial).toBe("2BB");
    });
  }

  test("[2E-PLAN-03] the phase lasts until both sides have set their dials", () => {
    const table = plan({ edition: "2.0" });
    table.say("2FB", 0);
    expect([table.game.state.cursor.phase, asked(table).length]).toEqual(["planning", 2]);
    table.say("2FB", 1);
    expect(table.game.state.cursor.phase).toBe("activation");
  });

  test("[2E-PLAN-04] order is rolled when the last dial is set, and dials can't be changed after that", () => {
    const table = plan({ edition: "2.5", draws: rolls("crit", "blank", "blank", "hit", "blank", "blank") });
    const first = table.game.open.find(({ ask }) => ask.about?.ship === "A1");
    table.say("2FB", 0);
    expect(table.notes("rolled")).toEqual([]);
    table.say("2FB", 1);
    expect(table.notes("rolled")).toHaveLength(2);
    expect(table.give({ input: "answer", seat: 0, ask: first?.number ?? 0, key: "1FB" })).toBeDefined();
    expect(table.ship("A1").dial).toBe("2FB");
  });

  const order = (...faces: readonly AttackFace[]): readonly number[] => {
    const table = plan({ edition: "2.5", draws: rolls(...faces) });
    table.say("2FB", 0).say("2FB", 1);
    expect(table.unused).toBe(0);
    return table.game.state.initiative;
  };

  test("[2E-PLAN-05] the order roll compares criticals, then focus results, then hits, and is repeated if all are tied", () => {
    expect(order("hit", "hit", "blank", "focus", "blank", "blank")).toEqual([1, 0]);
    expect(order("focus", "focus", "focus", "crit", "blank", "blank")).toEqual([1, 0]);
    expect(order("crit", "focus", "blank", "crit", "hit", "hit")).toEqual([0, 1]);
    expect(order("hit", "blank", "blank", "hit", "hit", "blank")).toEqual([1, 0]);
    expect(order("hit", "blank", "blank", "blank", "hit", "blank", "blank", "blank", "blank", "blank", "hit", "blank")).toEqual([1, 0]);
  });

  test("[2E-PLAN-12] a ship that comes into play after the roll has no dial", () => {
    const table = plan({ edition: "2.5", ships: [[XWING, { ...XWING, pose: undefined, status: "reserve" }], [TIE]] });
    const arrive = { change: "ship", ship: "A2", set: { status: "inPlay", pose: at(300, 200) } } as const;
    table.say("2FB", 0).say("2FB", 1);
    expect(table.give({ input: "set", changes: [arrive], reason: "it deploys" })).toBeUndefined();
    expect([table.ship("A2").dial, asked(table)]).toEqual([undefined, []]);
  });
});

describe("dials of ionized ships", () => {
  const ionized = (edition: "2.0" | "2.5", reference?: TestTable["reference"]): Table =>
    plan({ edition, ...(reference && { reference }), ships: [[{ ...XWING, tokens: { ion: 1 } }], [TIE]] });

  test("[2E-PLAN-06] 2.0: an ionized ship gets none", () => {
    expect(asked(ionized("2.0", "1.1.0"))).toEqual(["B1"]);
  });

  test("[2E-PLAN-06] 2.0 since 1.3.2: a secret dial counts only if the ship is no longer ionized when it activates", () => {
    const still = ionized("2.0");
    still.say("3TW", 0).say("2FB", 1).pass();
    expect(still.ship("A1").pose).toEqual(at(200, 280));
    expect(still.notes("revealed").filter((event) => event.ship === "A1")).toEqual([]);
    const cure = must("startOfActivation", function* (game, { ship }): Procedure {
      game.setShip(ship, { tokens: { ...ship.tokens, ion: 0 } });
      yield* [];
    });
    const cured = plan({
      edition: "2.0",
      ships: [[{ ...XWING, tokens: { ion: 1 } }], [TIE]],
      cards: { "pilot:redsquadronveteran": { windows: [cure] } },
    });
    cured.say("3FW", 0).say("2FB", 1).pass();
    expect(cured.ship("A1").pose).toEqual(at(200, 360));
  });

  test("[2E-PLAN-07, 2E-PLAN-14-Q] 2.5: an ionized ship gets one like any other", () => {
    expect(asked(ionized("2.5"))).toEqual(["A1", "B1"]);
  });
});

describe("a ship without a dial", () => {
  test("[2E-PLAN-09] includes one whose dial shows a maneuver that it can't execute", () => {
    const ships = [[{ ...XWING, dial: "0BW" }], [{ ...TIE, activated: true }]];
    const table = startTable({ edition: "2.5", phase: "activation", ships });
    expect(table.ship("A1")).toMatchObject({ pose: at(200, 320), tokens: { stress: 1 }, revealed: undefined });
  });

  for (const reference of ["1.1.0", "1.3.2", "1.4.5"] as const)
    test(`[2E-PLAN-09, 2E-PLAN-13-Q] ${reference}: gains a stress token and executes a white straight 2`, () => {
      const edition = reference === "1.4.5" ? "2.5" : "2.0";
      const table = startTable({ edition, reference, phase: "activation", ships: [[XWING], [{ ...TIE, activated: true }]] });
      expect(table.ship("A1")).toMatchObject({ pose: at(200, 320), tokens: { stress: 1 }, revealed: undefined });
    });
});
