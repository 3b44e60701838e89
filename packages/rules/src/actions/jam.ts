/**
 * Jam: an enemy at Range 1-2, or farther if cards say so, gets a jam token (1E-ACT-21, 1E-GAP-04-Q). When a huge ship jams, the enemy
 * instead gets stress tokens until it has two (HS-JAM-01 to -03, -91-Q). A huge ship that is jammed gets no tokens (HS-JAM-04).
 */
import type { RuleName } from "@broadside/protocol";
import { window } from "../abilities/window.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { Action } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { sum } from "../queries/query.ts";
import { enemiesOf, inRange } from "../queries/relation.ts";
import type { Ship } from "../state/state.ts";
import { assign } from "../tokens/tokens.ts";

const NONE: Option<undefined> = { key: "none", value: undefined };
const JAM_RANGE = 2;
const MOST_STRESS = 2;

export interface Jamming {
  readonly rule: RuleName;
  targets(game: Situation, ship: Ship): readonly Ship[];
  afflict(game: Situation, target: Ship, by: Ship): Procedure;
  /** True if a ship may attempt the action even without an enemy to choose. The action then fails (2E-ACT-43). */
  readonly isAttempted?: true;
}

export const jamWith = ({ rule, targets, afflict, isAttempted }: Jamming): Action => ({
  name: "jam",
  can: (game, ship) => isAttempted === true || targets(game, ship).length > 0,
  perform: procedure("jam", function* (game: Situation, ship: Ship): Procedure<boolean> {
    const target = yield* choose<Ship | undefined>((now) => {
      const options = targets(now, ship).map((value) => ({ key: value.id, value }));
      return {
        kind: "jam",
        seat: ship.seat,
        rule,
        about: { ship: ship.id },
        options: optionsOf(options.length > 0 ? options : [NONE]),
      };
    });
    if (!target) return false;
    yield* afflict(game, target, ship);
    yield* window(game, "jammed", { ship: ship.id, target: target.id });
    return true;
  }),
});

const enemiesNear = (game: Situation, ship: Ship): readonly Ship[] =>
  ship.status === "inPlay" ? inRange(game, ship, enemiesOf(game, ship), 1, JAM_RANGE + sum(game, "jamReach", { ship })) : [];

export const giveJam = (game: Situation, target: Ship, by: Ship): Procedure => assign(game, target, "jam", 1, by);

/** The number of stress tokens that a huge ship's jam gives a ship: none if it has two or more (HS-JAM-02). */
export const stressOfJam = ({ tokens }: Ship): number => Math.max(0, MOST_STRESS - tokens.stress);

export const jam = jamWith({ rule: "1E-ACT-21", targets: enemiesNear, afflict: giveJam });
export const hugeJam = jamWith({
  rule: "HS-JAM-01",
  targets: enemiesNear,
  afflict: (game, target, by) => assign(game, target, "stress", stressOfJam(target), by),
});
