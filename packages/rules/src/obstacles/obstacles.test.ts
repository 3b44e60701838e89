import { OBSTACLES } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { freeAction } from "../actions/perform-action.ts";
import { attacksOpen } from "../attack/targets.ts";
import type { Ability, WindowPart } from "../contract/ability.ts";
import { fly, HELD } from "../phases/activation.testing.ts";
import { at, type Table } from "../testing.ts";
import { assign } from "../tokens/tokens.ts";
import { dropCargoToken } from "./cargo.ts";
import { isOnBarringObstacle } from "./obstacles.ts";

const asteroid = (x: number, y: number) => ({ token: "coreasteroid0", pose: at(x, y) }) as const;
const debris = (x: number, y: number) => ({ token: "yt2400debris0", pose: at(x, y) }) as const;
const FACE = { hit: 0, crit: 3, focus: 4 } as const;

const damageOf = (table: Table, id = "A1") => {
  const { damage, shields } = table.ship(id);
  return { shields, faceup: damage.filter(({ faceup }) => faceup).length, facedown: damage.filter(({ faceup }) => !faceup).length };
};
const rolls = (table: Table) => table.notes("rolled").map((event) => event.reason);
/** Makes a card do something after its ship's maneuver. */
const afterManeuver = (perform: WindowPart<"maneuverExecuted">["perform"]): Ability => ({
  windows: [{ at: "maneuverExecuted", optional: false, when: (_, self, { ship }) => ship === self.ship.id, perform }],
});

describe("asteroids", () => {
  const over = (face: number, ship = {}) =>
    fly({ ship: { dial: "3FW", shields: 0, ...ship }, obstacles: [asteroid(450, 370)], draws: [face, 0] });

  test("[1E-OBST-01, 1E-COMP-04] a template over an asteroid costs the action, and a focus on the die has no effect", () => {
    const table = over(FACE.focus);
    expect(table.kind).toBe(HELD);
    expect(rolls(table)).toEqual(["asteroid"]);
    expect(damageOf(table)).toEqual({ shields: 0, faceup: 0, facedown: 0 });
  });

  test("[1E-OBST-01] a hit on the die deals 1 damage, a critical 1 critical damage", () => {
    expect(damageOf(over(FACE.hit))).toEqual({ shields: 0, faceup: 0, facedown: 1 });
    expect(damageOf(over(FACE.crit))).toEqual({ shields: 0, faceup: 1, facedown: 0 });
  });

  test("[1E-OBST-01] the die is rolled after the skipped Perform Action step, later than card effects after the maneuver", () => {
    const card = afterManeuver(function* () {});
    const table = fly({
      ship: { dial: "3FW" },
      obstacles: [asteroid(450, 370)],
      draws: [FACE.focus],
      cards: { "pilot:rookiepilot": card },
    });
    const told = table.game.log.flatMap(({ events }) => events.flatMap((event) => ("note" in event ? [event.note] : [])));
    expect(told.filter((note) => note === "used" || note === "rolled")).toEqual(["used", "rolled"]);
    expect([rolls(table), table.ship("A1").skipsAction]).toEqual([["asteroid"], true]);
  });

  test("[1E-OBST-05] two obstacles are rolled for in the order in which the ship met them, whatever their kinds", () => {
    const met = (...obstacles: Parameters<typeof fly>[0]["obstacles"] & object) =>
      rolls(fly({ ship: { dial: "4FW" }, obstacles, draws: [FACE.focus, FACE.focus] }));
    expect(met(debris(450, 470), asteroid(450, 370))).toEqual(["asteroid", "debris"]);
    expect(met(asteroid(450, 470), debris(450, 370))).toEqual(["debris", "asteroid"]);
  });

  test("[1E-OBST-01] a ship that meets an asteroid completes its maneuver", () => {
    expect(over(FACE.hit).ship("A1").pose).toEqual(at(450, 460));
  });

  test("[1E-OBST-01] an asteroid that only the base overlaps has the same effect", () => {
    const table = fly({ ship: { dial: "3FW", shields: 0 }, obstacles: [asteroid(450, 475)], draws: [FACE.hit, 0] });
    expect([table.kind, rolls(table), damageOf(table).facedown]).toEqual([HELD, ["asteroid"], 1]);
  });

  test.each([
    ["a Koiogran turn", "rookiepilot", "4KR", 180],
    ["a Segnor's loop", "omegasquadronpilot", "2LR", 135],
    ["a Tallon roll", "blueace", "3ER", 180],
  ])("[1E-OBST-07] a ship still turns if %s crosses an asteroid or ends on one", (_what, pilot, dial, heading) => {
    const start = { pilot, dial, pose: at(450, 450) };
    const clear = fly({ ship: start }).ship("A1").pose;
    for (const rock of [asteroid(450, 500), { ...asteroid(0, 0), pose: clear ?? at(0, 0) }]) {
      const table = fly({ ship: start, obstacles: [rock], draws: [FACE.focus] });
      expect(rolls(table)).toEqual(["asteroid"]);
      expect(table.ship("A1").pose).toEqual(clear);
    }
    expect(clear?.heading).toBe(heading * 1000);
  });

  test("[1E-OBST-02] a ship on an asteroid can't attack", () => {
    const table = fly({
      ship: { dial: "3FW" },
      enemies: [{ pilot: "academypilot", pose: at(450, 560, 180) }],
      obstacles: [asteroid(450, 460)],
      draws: [FACE.focus],
    });
    expect(isOnBarringObstacle(table.game, table.ship("A1"))).toBe(true);
    expect(attacksOpen(table.game, table.ship("A1"))).toEqual([]);
  });

  test("[1E-OBST-06] an asteroid under the ship at the start is ignored if the template and final base are clear of it", () => {
    const table = fly({ ship: { dial: "3FW" }, obstacles: [asteroid(450, 285)] });
    expect(isOnBarringObstacle(table.game, table.ship("A1"))).toBe(false);
    expect(rolls(table)).toEqual([]);
    expect(table.kind).toBe("action");
  });

  test("[1E-OBST-06] a ship that stays on an asteroid with a stationary maneuver meets it again", () => {
    const table = fly({ ship: { pilot: "omicrongrouppilot", dial: "0OR" }, obstacles: [asteroid(450, 300)], draws: [FACE.focus] });
    expect(rolls(table)).toEqual(["asteroid"]);
  });

  test("[1E-OBST-12] a ship that met an asteroid may still perform free actions", () => {
    const coordinated = afterManeuver(function* (game, self) {
      yield* freeAction(game, self.ship, { rule: "1E-ACT-19" });
    });
    const table = fly({
      ship: { dial: "3FW" },
      obstacles: [asteroid(450, 370)],
      draws: [FACE.focus],
      cards: { "pilot:rookiepilot": coordinated },
    });
    expect(table.kind).toBe("free action");
    expect(table.keys).toContain("focus");
  });

  test("[1E-OBST-12] a ship stressed by debris can't perform a free action", () => {
    const coordinated = afterManeuver(function* (game, self) {
      yield* freeAction(game, self.ship, { rule: "1E-ACT-19" });
    });
    const table = fly({
      ship: { dial: "3FW" },
      obstacles: [debris(450, 370)],
      draws: [FACE.focus],
      cards: { "pilot:rookiepilot": coordinated },
    });
    expect(table.kind).toBe(HELD);
  });

  /** The base's guides reach 2 mm beyond it; the model's nose and wings reach farther. */
  test("[1E-COMP-08] an asteroid under the model but clear of the base isn't overlapped", () => {
    const [down] = [...OBSTACLES.coreasteroid0.outline].filter((_, at) => at % 2 === 1).sort((a, b) => a - b);
    const ahead = (gap: number) => fly({ ship: { dial: "3FW" }, obstacles: [asteroid(450, 480 + gap - (down ?? 0))], draws: [FACE.focus] });
    expect([rolls(ahead(3)), ahead(3).kind]).toEqual([[], "action"]);
    expect(rolls(ahead(-1))).toEqual(["asteroid"]);
  });

  test("an obstacle that a card lets a ship ignore has no effect", () => {
    const ignores: Ability = {
      answers: { permissions: { meetObstacle: (_, self, { ship }) => (ship === self.ship ? false : undefined) } },
    };
    const table = fly({ ship: { dial: "3FW" }, obstacles: [asteroid(450, 370)], cards: { "pilot:rookiepilot": ignores } });
    expect(rolls(table)).toEqual([]);
    expect(table.kind).toBe("action");
  });
});

describe("debris", () => {
  test("[1E-OBST-03] a green maneuver over debris removes 1 stress before the debris gives 1; a hit on the die has no effect", () => {
    const table = fly({ ship: { dial: "2FG", tokens: { stress: 1 }, shields: 0 }, obstacles: [debris(450, 370)], draws: [FACE.hit] });
    expect(table.ship("A1").tokens.stress).toBe(1);
    expect(table.kind).toBe(HELD);
    expect(rolls(table)).toEqual(["debris"]);
    expect(damageOf(table)).toEqual({ shields: 0, faceup: 0, facedown: 0 });
  });

  test("[1E-OBST-03] debris gives its stress after the stress check, so even a green maneuver ends with 1 stress", () => {
    const table = fly({ ship: { dial: "2FG" }, obstacles: [debris(450, 370)], draws: [FACE.hit] });
    expect(table.ship("A1").tokens.stress).toBe(1);
  });

  test("[1E-OBST-03] a critical on the die deals 1 critical damage", () => {
    const table = fly({ ship: { dial: "3FW", shields: 0 }, obstacles: [debris(450, 370)], draws: [FACE.crit, 0] });
    expect(damageOf(table)).toEqual({ shields: 0, faceup: 1, facedown: 0 });
  });

  test("[1E-OBST-03] the die is rolled after the Perform Action step", () => {
    const calm: Ability = { answers: { permissions: { act: (_, self, { ship }) => (ship === self.ship ? true : undefined) } } };
    const table = fly({ ship: { dial: "3FW" }, obstacles: [debris(450, 370)], cards: { "pilot:rookiepilot": calm } });
    expect(table.kind).toBe("action");
    expect(rolls(table)).toEqual([]);
    table.attackDice("focus").pass();
    expect(rolls(table)).toEqual(["debris"]);
  });

  test("[1E-OBST-03] a ship on debris can still attack", () => {
    const table = fly({
      ship: { dial: "3FW" },
      enemies: [{ pilot: "academypilot", pose: at(450, 560, 180) }],
      obstacles: [debris(450, 460)],
      draws: [FACE.focus],
    });
    expect(attacksOpen(table.game, table.ship("A1")).map(({ target }) => target.id)).toContain("B2");
  });

  test("[1E-OBST-05] of several obstacles, the one nearest the start comes first", () => {
    const near = { ...asteroid(450, 350), token: "core2asteroid2" } as const;
    const table = fly({ ship: { dial: "4FW" }, obstacles: [debris(450, 460), near], draws: [FACE.focus, FACE.focus] });
    expect(table.notes("met obstacle").map((event) => event.obstacle)).toEqual(["obstacle 2", "obstacle 1"]);
    expect(rolls(table)).toEqual(["asteroid", "debris"]);
  });

  test("[1E-OBST-11] cargo counts as debris", () => {
    const table = fly({ ship: { dial: "3FW" }, obstacles: [{ token: "loosecargo", pose: at(450, 370) }], draws: [FACE.focus] });
    expect(table.ship("A1").tokens.stress).toBe(1);
    expect(rolls(table)).toEqual(["debris"]);
  });
});

describe("obstacles met outside a maneuver", () => {
  const tractored = afterManeuver(function* (game) {
    const target = game.state.ships[2];
    if (target) yield* assign(game, target, "tractor");
  });

  test("[1E-OBST-04] a ship tractored onto debris gets stress and rolls the die at once", () => {
    const table = fly({
      ship: { dial: "3FW" },
      enemies: [{ pilot: "academypilot", pose: at(700, 500) }],
      obstacles: [debris(700, 580)],
      cards: { "pilot:rookiepilot": tractored },
      draws: [],
    });
    table.attackDice("focus").say("boost");
    expect(table.ship("B2").tokens.stress).toBe(1);
    expect(rolls(table)).toEqual(["debris"]);
    expect(table.ship("B2").skipsAction).toBe(false);
  });

  test("[1E-OBST-04] a ship tractored onto an asteroid rolls the die at once", () => {
    const table = fly({
      ship: { dial: "3FW" },
      enemies: [{ pilot: "academypilot", pose: at(700, 500) }],
      obstacles: [asteroid(700, 580)],
      cards: { "pilot:rookiepilot": tractored },
    });
    table.attackDice("hit").say("boost");
    expect(rolls(table)).toEqual(["asteroid"]);
    expect(damageOf(table, "B2").facedown).toBe(1);
    expect(table.ship("B2").skipsAction).toBe(false);
  });

  test.each([
    ["an asteroid", asteroid(700, 545), debris(700, 610), ["asteroid", "debris"]],
    ["debris", debris(700, 545), asteroid(700, 610), ["debris", "asteroid"]],
  ])("[1E-OBST-05] a ship tractored onto two obstacles rolls first for the one nearest its start: %s", (_which, near, far, order) => {
    for (const obstacles of [
      [near, far],
      [far, near],
    ]) {
      const table = fly({
        ship: { dial: "3FW" },
        enemies: [{ pilot: "academypilot", pose: at(700, 500) }],
        obstacles,
        cards: { "pilot:rookiepilot": tractored },
      });
      table.attackDice("focus", "focus").say("boost");
      expect(rolls(table)).toEqual(order);
    }
  });

  test("[1E-OBST-13] cargo dropped onto a ship affects it at once", () => {
    const drops = afterManeuver(function* (game, self) {
      yield* dropCargoToken(game, self.ship, "spareparts");
    });
    const table = fly({
      ship: { dial: "3FW" },
      enemies: [{ pilot: "academypilot", pose: at(450, 385, 90) }],
      cards: { "pilot:rookiepilot": drops },
      draws: [FACE.crit, 0],
    });
    expect(table.game.state.obstacles).toHaveLength(1);
    expect(table.ship("B2").tokens.stress).toBe(1);
    expect(damageOf(table, "B2").faceup).toBe(1);
  });
});
