/** Tables for tests of crew. */
import type { TestShip } from "@broadside/rules/testing";
import { at, cardTable } from "../../card-table.testing.ts";
import { attacked, FIGHTER, X_WING } from "../upgrades.testing.ts";

export const AWAY: TestShip = { pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" };
export const near = (x: number, y = 300, more: Partial<TestShip> = {}): TestShip => ({ pilot: FIGHTER, pose: at(x, y), ...more });
export const up = (card: number) => ({ card, faceup: true, since: 0 });
export const down = (card: number) => ({ card, faceup: false, since: 0 });

export const inPhase = (
  phase: "combat" | "end" | "activation",
  crew: Partial<TestShip>,
  friends: readonly TestShip[],
  others: readonly TestShip[],
  more = {},
) => cardTable([[{ pilot: X_WING, pose: at(400, 300), ...crew }, ...friends], others], { phase, ...more });

/** A1 has the card. Its friend A2 attacks B1, which has engaged. */
export const friendFires = (
  id: string,
  crew: Partial<TestShip> = {},
  target: Partial<TestShip> = {},
  friend: Partial<TestShip> = {},
  more = {},
) =>
  cardTable(
    [
      [
        { pilot: X_WING, pose: at(340, 300), upgrades: [id], engaged: true, ...crew },
        { pilot: X_WING, pose: at(400, 300), ...friend },
      ],
      [{ pilot: FIGHTER, pose: at(400, 490, 180), engaged: true, ...target }],
    ],
    more,
  );

/** A1 has the card. B1 attacks its friend A2. */
export const friendDefends = (id: string, crew: Partial<TestShip> = {}, friend: Partial<TestShip> = {}, more = {}) =>
  cardTable(
    [
      [
        { pilot: X_WING, pose: at(340, 300), upgrades: [id], engaged: true, ...crew },
        { pilot: X_WING, pose: at(400, 300), engaged: true, ...friend },
      ],
      [{ pilot: X_WING, pose: at(400, 490, 180) }],
    ],
    more,
  );

/** An X-wing attacks A1, which has engaged. */
export const defending: typeof attacked = (id, ship = {}, attacker = {}, more = {}) =>
  attacked(id, { engaged: true, ...ship }, { pilot: X_WING, ...attacker }, more);
