import { describe, expect, test } from "vitest";
import { attack } from "../attack/attack.ts";
import { NO_TOKENS, shipOf, TOKENS, type TokenKind } from "../state/state.ts";
import { at, startTable, type Table, type TestShip } from "../testing.ts";
import { transferToken } from "./after-assigned-second-edition.ts";
import { acquireLock } from "./locks.ts";
import { isIonized, isTractored } from "./status.ts";
import { giver, gives, giving, shuttle, startsWith, tokensOf, xWing } from "./tokens.testing.ts";

/** Returns a ship's tokens after they first changed, because later events in the round may remove them. */
const firstTokens = (table: Table, id: string) =>
  table.events.flatMap((event) => ("set" in event && event.change === "ship" && event.ship === id ? (event.set.tokens ?? []) : []))[0];

const one = (tokens: readonly TokenKind[]) => Object.fromEntries(tokens.map((token) => [token, 1]));

describe("kinds of tokens", () => {
  test.each(["2.0", "2.5"] as const)("[2E-TOKEN-01] %s: the End phase removes green and orange tokens, not red and blue", (edition) => {
    const table = startTable({
      edition,
      phase: "end",
      ships: [[xWing({ tokens: one(TOKENS), locks: ["B1"] })], [shuttle({ pose: at(800, 800) })]],
    });
    table.until("dial");
    expect(table.ship("A1")).toMatchObject({ tokens: { ...NO_TOKENS, stress: 1, ion: 1, strain: 1, deplete: 1, cloak: 1 }, locks: ["B1"] });
  });

  test("[2E-TOKEN-02] a token can't be transferred if the giver doesn't have it or the other ship can't have it", () => {
    const results: boolean[] = [];
    const ability = startsWith(function* (game, self) {
      for (const token of ["cloak", "evade", "focus"] as const)
        results.push(yield* transferToken(game, self.ship, shipOf(game.state, "B1"), token));
    });
    const table = startTable({
      edition: "2.0",
      phase: "combat",
      ships: [[giver({ tokens: { cloak: 1, focus: 1 } })], [xWing({ tokens: { cloak: 1 }, engaged: true })]],
      cards: { "pilot:sigmasquadronace": ability },
    });
    expect(results.slice(0, 3)).toEqual([false, false, true]);
    expect(table.events).toContainEqual(expect.objectContaining({ note: "token", ship: "B1", token: "focus" }));
    expect([tokensOf(table, "A1").cloak, tokensOf(table, "B1").cloak]).toEqual([1, 1]);
  });

  test("[2E-TOKEN-26] a ship can't have a second cloak token", () => {
    expect(tokensOf(giving(gives("B1", "cloak", 2), xWing()), "B1").cloak).toBe(1);
  });

  test("[2E-TOKEN-29] a ship can have any number of other tokens", () => {
    expect(tokensOf(giving(gives("B1", "focus", 3), xWing()), "B1").focus).toBe(3);
  });

  test("[2E-TOKEN-30] a token is the same whether an action or an ability gave it", () => {
    const byAbility = giving(gives("B1", "focus"), xWing());
    const byAction = startTable({
      edition: "2.0",
      phase: "activation",
      ships: [[giver({ activated: true })], [xWing({ dial: "1FB" })]],
    }).say("focus");
    expect(firstTokens(byAction, "B1")).toEqual(tokensOf(byAbility, "B1"));
  });
});

describe("stress", () => {
  const stressed = (dial: string, stress: number) =>
    startTable({
      edition: "2.0",
      phase: "activation",
      ships: [[xWing({ dial, tokens: { stress } })], [{ pilot: "academypilot", pose: at(800, 800), activated: true, dial: "2FB" }]],
    });

  test("[2E-TOKEN-03] stress tokens add up, a blue maneuver removes one, and a ship with one left can't act", () => {
    const table = stressed("2FB", 2);
    expect([table.ship("A1").pose, tokensOf(table, "A1").stress]).toEqual([at(400, 520), 1]);
    expect(table.kind).not.toBe("action");
    expect(stressed("2FB", 1).kind).toBe("action");
  });

  test("[2E-TOKEN-03] a stressed ship can't execute a red maneuver", () => {
    expect(stressed("4KR", 1).notes("maneuver")).toMatchObject([{ maneuver: "2FW" }]);
  });
});

describe("tokens that affect dice", () => {
  /** Sets up A1's attack with three dice on B1, which is this far straight ahead. */
  const attacking = (attacker: Partial<TestShip>, target: Partial<TestShip>, distance = 150) => {
    const table = startTable({
      edition: "2.0",
      phase: "combat",
      ships: [[xWing(attacker)], [{ pilot: "academypilot", pose: at(400, 440 + distance, 180), engaged: true, ...target }]],
    });
    return table.until("attack");
  };
  const rolled = (table: ReturnType<typeof attacking>) => table.notes("rolled").map((event) => (event.faces ?? []).length);

  test("[2E-TOKEN-04, 2E-TOKEN-07] strain removes one defense die, however many tokens there are, and then one token is removed", () => {
    const table = attacking({}, { tokens: { strain: 3 } })
      .attackDice("hit", "blank", "blank")
      .defenseDice("evade", "evade");
    table.say("primary>B1");
    expect([rolled(table), tokensOf(table, "B1").strain]).toEqual([[3, 2], 2]);
    const flown = startTable({
      edition: "2.0",
      phase: "activation",
      ships: [[xWing({ dial: "2FB", tokens: { strain: 2, deplete: 2 } })], [giver({ activated: true })]],
    });
    expect(tokensOf(flown, "A1")).toMatchObject({ strain: 1, deplete: 1 });
  });

  test("[2E-TOKEN-05] a strain token is removed even if the ship had no defense dice", () => {
    const target = { pilot: "lothalrebel", pose: at(400, 400 + 20 + 50 + 40, 180), tokens: { strain: 1 } };
    const table = attacking({}, target).attackDice("blank", "blank", "blank", "blank").say("primary>B1");
    expect([rolled(table), tokensOf(table, "B1").strain]).toEqual([[4, 0], 0]);
  });

  test("[2E-TOKEN-06] deplete removes one attack die, and then the token is removed", () => {
    const table = attacking({ tokens: { deplete: 1 } }, {})
      .attackDice("blank", "blank")
      .defenseDice("blank", "blank", "blank");
    table.say("primary>B1");
    expect([rolled(table), tokensOf(table, "A1").deplete]).toEqual([[2, 3], 0]);
  });

  test("[2E-TOKEN-06, 2E-TOKEN-07] several deplete tokens remove one die; an attack or a blue maneuver removes one token", () => {
    const table = attacking({ tokens: { deplete: 3 } }, {})
      .attackDice("blank", "blank")
      .defenseDice("blank", "blank", "blank");
    table.say("primary>B1");
    expect([rolled(table), tokensOf(table, "A1").deplete]).toEqual([[2, 3], 2]);
    const flown = (dial: string) =>
      startTable({
        edition: "2.0",
        phase: "activation",
        ships: [[xWing({ dial, tokens: { deplete: 3 } })], [giver({ activated: true })]],
      });
    expect([tokensOf(flown("2FB"), "A1").deplete, tokensOf(flown("3FW"), "A1").deplete]).toEqual([2, 3]);
  });

  test("[2E-TOKEN-16] a tractored ship rolls one defense die fewer", () => {
    const table = attacking({}, { tokens: { tractor: 1 } })
      .attackDice("blank", "blank", "blank")
      .defenseDice("blank", "blank");
    expect(rolled(table.say("primary>B1"))).toEqual([3, 2]);
  });

  test.each([
    [0, 2],
    [1, 2],
    [2, 1],
  ])("[2E-TOKEN-16] a medium ship with agility 2 and %i tractor tokens rolls %i defense dice", (tractor, dice) => {
    const table = attacking({}, { pilot: "bountyhunter", tokens: { tractor } })
      .attackDice("blank", "blank", "blank")
      .defenseDice(...(["blank", "blank"] as const).slice(0, dice));
    expect(rolled(table.say("primary>B1"))).toEqual([3, dice]);
  });

  test("[2E-TOKEN-28] an attacker spends only one of its two focus tokens", () => {
    const table = attacking({ tokens: { focus: 2 } }, {})
      .attackDice("focus", "blank", "blank")
      .say("primary>B1");
    table.say("focus");
    expect(firstTokens(table, "A1")?.focus).toBe(1);
  });

  test.each(["focus", "calculate", "evade"] as const)("[2E-TOKEN-28] a defender spends only one of its two %s tokens", (token) => {
    const table = attacking({}, { tokens: { [token]: 2 } })
      .attackDice("hit", "hit", "hit")
      .defenseDice("focus", "blank", "blank")
      .say("primary>B1")
      .until("modify defense dice");
    expect(firstTokens(table, "B1")).toBeUndefined();
    expect(firstTokens(table.say(token), "B1")?.[token]).toBe(1);
  });

  test.each([
    ["reinforceFore", 180, 2],
    ["reinforceAft", 0, 2],
    ["reinforceFore", 0, 0],
    ["reinforceAft", 180, 0],
  ] as const)("[2E-TOKEN-27] %s on a ship with heading %i°, attacked twice from below, works %i times", (token, heading, works) => {
    const table = startTable({
      edition: "2.0",
      phase: "combat",
      ships: [
        [xWing({ pose: at(360, 400) }), xWing({ pose: at(440, 400) })],
        [{ pilot: "lothalrebel", pose: at(400, 560, heading), engaged: true, tokens: { [token]: 1 } }],
      ],
    });
    table.attackDice("hit", "hit", "blank", "blank", "hit", "hit", "blank", "blank");
    table.until("next ship").say("A1").until("attack").say("primary>B1").until("attack").say("primary>B1");
    expect(table.notes("token works")).toHaveLength(works);
    expect(table.ship("B1").shields).toBe(works);
  });

  test("[2E-TOKEN-08] a disarmed ship can't attack, not even with a bonus attack", () => {
    const offered = (tokens: TestShip["tokens"]) => {
      const bonus = startsWith(function* (game, self) {
        yield* attack(game, self.ship, { rule: "2E-ENGAGE-10", mayDecline: true });
      });
      return startTable({
        edition: "2.0",
        phase: "combat",
        ships: [[xWing({ ...(tokens && { tokens }) })], [{ pilot: "academypilot", pose: at(400, 590, 180), engaged: true }]],
        cards: { "pilot:redsquadronveteran": bonus },
      });
    };
    expect(offered({}).kind).toBe("attack");
    const disarmed = offered({ disarm: 1 });
    expect(disarmed.kind).toMatch(/^dial/);
    expect(disarmed.notes("attacks")).toEqual([]);
  });
});

describe("ion tokens", () => {
  test("[2E-TOKEN-09, 2E-TOKEN-12] a ship is ionized or tractored by 1 token if small, 2 if medium, 3 if large and 6 if huge", () => {
    const least = (pilot: string) => {
      const { game } = startTable({ edition: "2.0", ships: [[{ pilot, pose: at(400, 400) }], [giver()]] });
      const ship = shipOf(game.state, "A1");
      return [isIonized, isTractored].map((is) =>
        [1, 2, 3, 4, 5, 6].find((count) => is(game, { ...ship, tokens: { ...NO_TOKENS, ion: count, tractor: count } })),
      );
    };
    expect(["redsquadronveteran", "bountyhunter", "omicrongrouppilot", "outerrimgarrison"].map(least)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [6, 6],
    ]);
  });

  const locksAfter = (edition: "2.0" | "2.5", target: TestShip, count: number) => {
    const table = giving(gives("B1", "ion", count), { ...target, locks: ["A1"] }, { edition });
    return table.ship("B1").locks;
  };

  test("[2E-TOKEN-10] 2.5: a ship's locks break when it gains the last ion token needed to ionize it", () => {
    expect(locksAfter("2.5", shuttle(), 2)).toEqual(["A1"]);
    expect(locksAfter("2.5", shuttle(), 3)).toEqual([]);
  });

  test("[2E-TOKEN-10] 2.5: an ionized ship loses all its own locks, but not the locks on it", () => {
    const cards = { "pilot:sigmasquadronace": gives("B1", "ion") };
    const ships = [[giver({ locks: ["B1"] })], [xWing({ engaged: true, locks: ["A1", "obstacle 1"] })]];
    const table = giving({}, xWing(), { edition: "2.5", ships, cards, obstacles: [{ token: "coreasteroid0", pose: at(600, 600) }] });
    expect([table.ship("A1").locks, table.ship("B1").locks]).toEqual([["B1"], []]);
  });

  test("[2E-TOKEN-10] 2.5: an ionized ship can't acquire locks", () => {
    const locking = (edition: "2.0" | "2.5", ion: number) =>
      giving(
        startsWith((game, self) => acquireLock(game, shipOf(game.state, "B1"), self.ship)),
        xWing({ tokens: { ion } }),
        { edition },
      ).ship("B1").locks;
    expect([locking("2.5", 0), locking("2.5", 1), locking("2.0", 1)]).toEqual([["A1"], [], ["A1"]]);
  });

  test("[2E-TOKEN-11] 2.0: an ionized ship keeps its locks", () => {
    expect(locksAfter("2.0", xWing(), 1)).toEqual(["A1"]);
  });
});
