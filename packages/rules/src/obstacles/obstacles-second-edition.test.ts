import { describe, expect, test } from "vitest";
import type { Procedure } from "../contract/ask.ts";
import { NOTHING } from "../driver/ask.ts";
import { ACTIVATED, type Flight, fly, must } from "../maneuver/flight.testing.ts";
import { BOOSTS, TRACTOR_MOVES } from "../reposition/directions.ts";
import { moveIn } from "../reposition/reposition.ts";
import { at, madeUp, type Table, type TestShip, type TestTable } from "../testing.ts";

type Token = NonNullable<TestTable["obstacles"]>[number]["token"];
const lying = (token: Token, y: number, x = 400) => ({ token, pose: at(x, y) });

/** Flies a straight 3 over the obstacle and ends clear of it. */
const passing = (edition: Flight["edition"], token: Token, given: Partial<Flight> = {}): Table =>
  fly({ edition, dial: "3FW", obstacles: [lying(token, 365)], ...given });
/** Flies a straight 2 that ends on the obstacle. */
const ending = (edition: Flight["edition"], token: Token, given: Partial<Flight> = {}): Table =>
  fly({ edition, dial: "2FB", obstacles: [lying(token, 420)], ...given });
/** Flies a straight 1, then boosts onto the obstacle ahead, using a card that allows it. */
const boosted = (edition: Flight["edition"], token: Token, given: Partial<Flight> = {}): Table => {
  const [straight] = BOOSTS;
  const boost = must("maneuverExecuted", function* (game, { ship }): Procedure {
    if (straight) yield* moveIn(game, ship, straight, { seat: ship.seat, kind: "boost", rule: "2E-ACT-29", landing: "onObstacles" });
  });
  return fly({ edition, dial: "1FB", obstacles: [lying(token, 460)], ability: { windows: [boost] }, ...given });
};
const damageOf = (table: Table): readonly boolean[] => table.ship("A1").damage.map(({ faceup }) => faceup);
const UNSHIELDED = { ship: { shields: 0 } } as const;
/** Random draws that make a die show a hit or a critical, then draw the first card of the deck. */
const HIT_THEN_CARD = [0, 0];
const CRIT_THEN_CARD = [3, 0];

describe("obstacles", () => {
  for (const edition of ["2.0", "2.5"] as const) {
    test(`[2E-OBST-01] ${edition}: a ship isn't stopped by an obstacle and may end on it`, () => {
      expect(ending(edition, "gascloud1").ship("A1").pose).toEqual(at(400, 420));
    });

    test(`[2E-OBST-25, 2E-MOVE-06] ${edition}: an obstacle that a ship passes and overlaps takes effect once`, () => {
      const table = fly({ edition, dial: "1FB", obstacles: [lying("coreasteroid5", 370)], dice: ["blank"] });
      expect(table.notes("met obstacle")).toHaveLength(1);
      expect(table.notes("rolled")).toHaveLength(1);
    });

    test(`[2E-OBST-23] ${edition}: several obstacles take effect one by one, in their order along the template`, () => {
      const obstacles = [lying("coreasteroid0", 425), lying("gascloud3", 360)];
      const table = fly({ edition, dial: "4FW", obstacles, dice: ["blank", "blank"] });
      expect(table.notes("met obstacle").map((event) => event.obstacle)).toEqual(["obstacle 2", "obstacle 1"]);
    });

    test(`[2E-OBST-28] ${edition}: a ship that ignores obstacles suffers no effect and keeps its action`, () => {
      const ability = { answers: { permissions: { meetObstacle: () => false } } };
      const table = passing(edition, "coreasteroid0", { ability });
      expect(table.notes("rolled")).toEqual([]);
      expect([table.ship("A1").skipsAction, table.kind]).toEqual([false, "action"]);
    });
  }

  test("cards that respond to a token know which obstacle gave it", () => {
    const told = must("tokenAssigned", function* (game, { ship }, { token, obstacle }): Procedure {
      game.note(madeUp({ note: "says", ship: ship.id, text: `${token} by ${obstacle}` }));
      yield* NOTHING;
    });
    const table = fly({ edition: "2.5", dial: "4KR", obstacles: [lying("gascloud1", 365)], dice: ["hit"], ability: { windows: [told] } });
    expect(table.madeUp("says").map((event) => event.text)).toEqual(["stress by undefined", "strain by obstacle 1", "ion by obstacle 1"]);
  });

  test("[2E-OBST-23] obstacles under the template come before one that only the final base overlaps, even if that is nearer", () => {
    const obstacles = [lying("coreasteroid0", 333, 446), lying("coreasteroid0", 360, 390)];
    const table = fly({ edition: "2.0", pilot: "academypilot", dial: "1YW", obstacles, dice: ["blank", "blank"] });
    expect(table.notes("met obstacle").map((event) => event.obstacle)).toEqual(["obstacle 2", "obstacle 1"]);
  });
});

describe("obstacles of 2.0", () => {
  test("[2E-OBST-02] an asteroid costs the action, and its die deals hit damage for a hit and critical damage for a critical", () => {
    const blank = passing("2.0", "coreasteroid0", { ...UNSHIELDED, dice: ["blank"] });
    expect([damageOf(blank), blank.kind]).toEqual([[], ACTIVATED]);
    expect(damageOf(passing("2.0", "coreasteroid0", { ...UNSHIELDED, draws: HIT_THEN_CARD }))).toEqual([false]);
    expect(damageOf(passing("2.0", "coreasteroid0", { ...UNSHIELDED, draws: CRIT_THEN_CARD }))).toEqual([true]);
  });

  test("[2E-OBST-03] debris gives stress after the difficulty check, and its die counts criticals; the action step isn't lost", () => {
    const table = passing("2.0", "yt2400debris0", { dial: "2FB", ship: { shields: 0, tokens: { stress: 1 } }, dice: ["hit"] });
    expect(table.ship("A1")).toMatchObject({ tokens: { stress: 1 }, damage: [], skipsAction: false });
    expect(damageOf(passing("2.0", "yt2400debris0", { ...UNSHIELDED, draws: CRIT_THEN_CARD }))).toEqual([true]);
  });

  test("[2E-OBST-04] a gas cloud costs the action, and its die gives a strain token for a focus or a hit", () => {
    for (const [face, strain] of [
      ["focus", 1],
      ["hit", 1],
      ["crit", 0],
      ["blank", 0],
    ] as const) {
      const table = passing("2.0", "gascloud3", { dice: [face] });
      expect([table.ship("A1").tokens.strain, table.kind]).toEqual([strain, ACTIVATED]);
    }
  });

  test("[2E-OBST-05] a boost onto an asteroid rolls the die but keeps the action step", () => {
    const table = boosted("2.0", "coreasteroid0", { dice: ["hit"] });
    expect(table.ship("A1")).toMatchObject({ pose: at(400, 460), shields: 1, skipsAction: false });
    expect(table.kind).toBe("action");
  });

  test("[2E-OBST-07, 2E-OBST-34-Q] electro-chaff gives a jam token, breaks locks on the ship and costs the action", () => {
    const enemies: readonly TestShip[] = [{ pilot: "academypilot", pose: at(700, 700), locks: ["A1"] }];
    const table = passing("2.0", "electrochaff", { enemies });
    expect([table.ship("A1").tokens.jam, table.ship("B1").locks, table.kind]).toEqual([1, [], ACTIVATED]);
    expect(table.notes("rolled")).toEqual([]);
  });

  test("[2E-OBST-08] loose cargo and spare parts count as debris", () => {
    for (const token of ["loosecargo", "spareparts"] as const) {
      const table = passing("2.0", token, { ...UNSHIELDED, draws: CRIT_THEN_CARD });
      expect([table.ship("A1").tokens.stress, damageOf(table)]).toEqual([1, [true]]);
    }
  });

  test("[2E-OBST-21] an obstacle that the ship started on takes effect again only if the template crosses it", () => {
    const table = fly({ edition: "2.0", dial: "2FB", obstacles: [lying("coreasteroid0", 320)], dice: ["blank"] });
    expect(table.notes("rolled")).toHaveLength(1);
    const behind = fly({ edition: "2.0", dial: "2FB", obstacles: [lying("coreasteroid0", 280)] });
    expect(behind.notes("rolled")).toEqual([]);
  });
});

describe("obstacles of 2.5", () => {
  test("[2E-OBST-09] obstacles take effect after any move, even a boost", () => {
    expect(boosted("2.5", "coreasteroid0", { dice: ["blank"] }).ship("A1")).toMatchObject({ pose: at(400, 460), shields: 1 });
  });

  test("[2E-OBST-10] an asteroid deals one hit damage, and one more if its die shows a hit or critical", () => {
    for (const [face, shields] of [
      ["crit", 0],
      ["hit", 0],
      ["focus", 1],
    ] as const)
      expect(passing("2.5", "coreasteroid0", { dice: [face] }).ship("A1")).toMatchObject({ shields, damage: [] });
    const [first, die, second] = [0, 3, 0];
    expect(damageOf(passing("2.5", "coreasteroid0", { ...UNSHIELDED, draws: [first, die, second] }))).toEqual([false, false]);
  });

  test("[2E-OBST-11] debris gives a stress token, and its die deals hit damage for a hit and critical damage for a critical", () => {
    const hit = passing("2.5", "yt2400debris0", { ...UNSHIELDED, draws: HIT_THEN_CARD });
    expect([hit.ship("A1").tokens.stress, damageOf(hit)]).toEqual([1, [false]]);
    expect(damageOf(passing("2.5", "yt2400debris0", { ...UNSHIELDED, draws: CRIT_THEN_CARD }))).toEqual([true]);
  });

  test("[2E-OBST-12] a gas cloud breaks locks both ways and gives strain; its die gives one ion for a hit, three for a critical", () => {
    const enemies: readonly TestShip[] = [{ pilot: "academypilot", pose: at(700, 700), locks: ["A1"] }];
    for (const [face, ion] of [
      ["crit", 3],
      ["hit", 1],
      ["focus", 0],
    ] as const) {
      const table = passing("2.5", "gascloud3", { enemies, ship: { locks: ["B1"] }, dice: [face] });
      expect(table.ship("A1")).toMatchObject({ locks: [], tokens: { strain: 1, ion } });
      expect(table.ship("B1").locks).toEqual([]);
    }
  });

  test("[2E-OBST-13] electro-chaff breaks locks both ways and gives a jam token; its die gives stress for a hit or critical", () => {
    const enemies: readonly TestShip[] = [{ pilot: "academypilot", pose: at(700, 700), locks: ["A1"] }];
    for (const [face, stress] of [
      ["hit", 1],
      ["crit", 1],
      ["blank", 0],
    ] as const) {
      const table = passing("2.5", "electrochaff", { enemies, ship: { locks: ["B1"] }, dice: [face] });
      expect(table.ship("A1")).toMatchObject({ locks: [], tokens: { jam: 1, stress } });
      expect(table.ship("B1").locks).toEqual([]);
    }
  });

  test("[2E-OBST-14] loose cargo and spare parts give strain, and their die gives stress for a hit or critical", () => {
    for (const token of ["loosecargo", "spareparts"] as const)
      for (const [face, stress] of [
        ["blank", 0],
        ["hit", 1],
        ["crit", 1],
      ] as const)
        expect(passing("2.5", token, { dice: [face] }).ship("A1")).toMatchObject({ shields: 2, tokens: { strain: 1, stress } });
  });

  test("[2E-OBST-15, 2E-OBST-16] a blaze rolls a die and costs the action, even if the ship only passes it", () => {
    for (const [face, shields, stress] of [
      ["hit", 1, 0],
      ["crit", 1, 0],
      ["focus", 2, 1],
      ["blank", 2, 0],
    ] as const) {
      const table = passing("2.5", "blaze", { dice: [face] });
      expect(table.ship("A1")).toMatchObject({ shields, tokens: { stress } });
      expect(table.kind).toBe(ACTIVATED);
    }
  });

  test("[2E-OBST-16] ending on an obstacle costs the action step, but passing one doesn't", () => {
    expect(ending("2.5", "coreasteroid0", { dice: ["blank"] }).kind).toBe(ACTIVATED);
    expect(passing("2.5", "coreasteroid0", { dice: ["blank"] }).kind).toBe("action");
  });

  test("[2E-OBST-20] cargo drift counts as an asteroid", () => {
    expect(passing("2.5", "cargodrift", { dice: ["hit"] }).ship("A1").shields).toBe(0);
  });

  test("[2E-OBST-22] since 1.4.2, an obstacle that the ship started on has no effect unless the ship overlaps it again", () => {
    const leaving = (given: Partial<Flight>) => fly({ edition: "2.5", dial: "2FB", obstacles: [lying("coreasteroid0", 320)], ...given });
    expect(leaving({}).notes("met obstacle")).toEqual([]);
    expect(leaving({ reference: "1.4.0", dice: ["blank"] }).ship("A1").shields).toBe(1);
    const still = fly({ edition: "2.5", dial: "1FB", obstacles: [lying("coreasteroid5", 345)], dice: ["blank"] });
    expect([still.ship("A1").shields, still.kind]).toEqual([1, ACTIVATED]);
  });

  test("[2E-OBST-31-Q] a boost onto an obstacle doesn't cost the action step", () => {
    expect(boosted("2.5", "gascloud1", { dice: ["blank"] }).kind).toBe("action");
  });

  test("[2E-OBST-32-Q] a blaze costs an action step that is still to come, even if the ship was pushed onto the blaze", () => {
    const [roll] = TRACTOR_MOVES;
    const push = must("beforeReveal", function* (game, { ship }): Procedure {
      if (roll) yield* moveIn(game, ship, roll, { seat: ship.seat, kind: "tractor move", rule: "2E-TOKEN-13", landing: "onObstacles" });
    });
    const table = fly({ edition: "2.5", dial: "2FB", obstacles: [lying("blaze", 300, 320)], ability: { windows: [push] }, draws: [7] });
    table.until(ACTIVATED);
    expect(table.notes("met obstacle")).toHaveLength(1);
    expect(table.notes("action")).toEqual([]);
    expect(table.ship("A1").skipsAction).toBe(true);
  });
});
