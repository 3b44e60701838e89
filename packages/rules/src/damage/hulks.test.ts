import { areasOverlap, CONTACT } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import { cardsAt, sail } from "../maneuver/huge-flight.testing.ts";
import { fly, HELD } from "../phases/activation.testing.ts";
import { at, type Table, type TestShip } from "../testing.ts";
import { assign } from "../tokens/tokens.ts";

/** A huge ship used as an obstacle. It lies in the path of the ship at (450, 300) and extends from y 440 to 520. */
const HULK = { token: "hugeshort", pose: at(450, 480, 90) } as const;

const gapTo = (table: Table, id: string): string => {
  const { board } = table.game;
  const hulk = board.hulks()[0]?.base ?? [];
  const ship = table.ship(id);
  if (areasOverlap(board.base(ship), hulk)) return "overlap";
  return board.rangeToArea(ship, hulk) === 1 && Math.abs((ship.pose?.y ?? 0) + 20_000 - 440_000) <= CONTACT ? "contact" : "apart";
};

describe("a huge ship used as an obstacle", () => {
  test("[HS-HOBS-06] makes a ship that would end on it back up, skip its action and roll one attack die", () => {
    const table = fly({ ship: { dial: "4FW" }, obstacles: [HULK], draws: [0] });
    expect(gapTo(table, "A1")).toBe("contact");
    expect(table.ship("A1")).toMatchObject({ skipsAction: true, shields: 1, touching: [] });
    expect(table.notes("rolled")).toMatchObject([{ ship: "A1", faces: ["hit"] }]);
    expect(table.notes("overlapped")).toMatchObject([{ ship: "A1", obstacle: "obstacle 1" }]);
    expect(table.kind).toBe(HELD);
  });

  test("[HS-HOBS-06] doesn't affect a ship that flies over it", () => {
    const table = fly({ ship: { dial: "4FW", pose: at(450, 370) }, obstacles: [{ ...HULK, pose: at(450, 470, 90) }] });
    expect(table.ship("A1").pose).toEqual(at(450, 570));
    expect([table.kind, table.notes("rolled").length]).toEqual(["action", 0]);
  });

  test("[HS-HOBS-06] obstructs attacks", () => {
    const shooter: TestShip = { pilot: "rookiepilot", pose: at(450, 380) };
    const target: TestShip = { pilot: "academypilot", pose: at(450, 580) };
    const table = fly({ ship: { ...shooter, activated: true }, enemies: [target], obstacles: [HULK] });
    const { board } = table.game;
    const measured = board.measure(table.ship("A1"), table.ship("B2"), "front");
    expect(measured && board.crossed(measured, board.obstacles())).toEqual([0]);
  });

  test("[HS-HOBS-05] is controlled by nobody, and isn't a ship", () => {
    const table = fly({ ship: { dial: "1FG" }, obstacles: [HULK] });
    expect(table.game.state.ships.map(({ id }) => id)).toEqual(["A1", "B1"]);
    expect(Object.keys(table.game.state.obstacles[0] ?? {}).sort()).toEqual(["id", "pose", "token"]);
  });

  test("[HS-HOBS-07] doesn't move or suffer damage, and can't be attacked", () => {
    const table = fly({ ship: { dial: "4FW" }, obstacles: [HULK], draws: [6] });
    table.until("dial");
    expect(table.game.state.obstacles).toEqual([{ id: "obstacle 1", ...HULK }]);
    expect(table.notes("damage")).toEqual([]);
    const combat = fly({
      ship: { activated: true, pose: at(450, 380) },
      enemies: [{ pilot: "academypilot", pose: at(450, 600) }],
      obstacles: [HULK],
    });
    expect(combat.until("attack").keys).toEqual(["none", "primary>B2"]);
  });

  test("[HS-FAQ-01] can't be ignored by a card that lets its ship ignore obstacles", () => {
    const dash: Ability = { answers: { permissions: { meetObstacle: (_, self, { ship }) => (ship === self.ship ? false : undefined) } } };
    const table = fly({ ship: { dial: "4FW" }, obstacles: [HULK], draws: [0], cards: { "pilot:rookiepilot": dash } });
    expect(gapTo(table, "A1")).toBe("contact");
    expect(table.ship("A1")).toMatchObject({ skipsAction: true, shields: 1 });
  });

  test("[HS-FAQ-01] can't be ignored even when a tractor beam moves the ship", () => {
    const dash: Ability = { answers: { permissions: { meetObstacle: (_, self, { ship }) => (ship === self.ship ? false : undefined) } } };
    const beam = windowCard("beforeReveal", {
      when: ({ ship }, { ship: id }) => ship.id === id,
      *does(game, { ship }) {
        const [target] = game.state.ships;
        if (target) yield* assign(game, target, "tractor", 1, ship);
      },
    });
    const pulled = (obstacles: readonly (typeof HULK)[]) =>
      fly({
        ship: { activated: true, pose: at(450, 400) },
        obstacles,
        cards: { "pilot:rookiepilot": dash, "pilot:wedgeantilles": beam },
      }).keys;
    expect(pulled([])).toContain("boost");
    expect(pulled([HULK])).not.toContain("boost");
  });

  test("[HS-HOBS-91-Q] makes a huge ship back up and take one faceup card, but isn't removed", () => {
    const table = sail({ obstacles: [{ token: "hugelong", pose: at(650, 580, 90) }] });
    expect(table.ship("A1").pose?.y).toBeLessThan(at(0, 442.6).y);
    expect(table.ship("A1").pose?.y).toBeGreaterThan(at(0, 442.3).y);
    expect(cardsAt(table, "A1")).toEqual(["fore+"]);
    expect(table.game.state.obstacles).toHaveLength(1);
    expect(table.kind).toBe("action");
  });
});
