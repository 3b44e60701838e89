/** Scenario pieces that score points, as plans weigh them. */
import { BAND } from "@broadside/geometry";
import { type Game, relationOf, type Seat } from "@broadside/rules";
import type { BasePosition } from "../battle/base-position.ts";
import type { ManeuverEnd } from "../battle/ends.ts";
import type { Unit } from "../battle/unit.ts";

export interface Goal {
  readonly x: number;
  readonly y: number;
  /** The sides that gain something by being at the goal. A side that already holds it gains nothing. */
  readonly isFor: { readonly mine: boolean; readonly foes: boolean };
  /** True if an action takes the goal permanently. Other goals pay off each round that a ship is there. */
  readonly needsAction: boolean;
}

/**
 * Returns the scenario's pieces on the table as goals. There are none if the scenario doesn't score its pieces round by round, because then
 * they only mark positions. A piece that a ship carries isn't a goal either.
 */
export function goalsIn({ state, setup, content }: Game, seat: Seat): readonly Goal[] {
  if (!content.scenario?.objectives) return [];
  const needsAction = (content.scenario?.actions?.length ?? 0) > 0;
  return (state.scenario?.pieces ?? []).flatMap(({ pose, seat: holder }): readonly Goal[] => {
    if (!pose) return [];
    const isFoes = holder !== undefined && relationOf(setup.seats, seat, holder) === "enemy";
    return [{ x: pose.x, y: pose.y, isFor: { mine: holder === undefined || isFoes, foes: !isFoes }, needsAction }];
  });
}

/** Returns the distance from a base to the centre of a goal. */
export function gapTo({ x, y, sin, cos, halfWidth, halfLength }: BasePosition, goal: Goal): number {
  const [dx, dy] = [goal.x - x, goal.y - y];
  const right = Math.max(0, Math.abs(dx * cos - dy * sin) - halfWidth);
  const forward = Math.max(0, Math.abs(dx * sin + dy * cos) - halfLength);
  return Math.sqrt(right * right + forward * forward);
}

/** Range 1 of the goal, including the goal's own size. */
const AT_IT = BAND + BAND / 6;
export const isAtGoal = (position: BasePosition, goal: Goal): boolean => gapTo(position, goal) <= AT_IT;

/** True if a ship that ends there gets the goal's benefit. */
export const gains = ({ carries }: Unit, { position, acts }: ManeuverEnd, goal: Goal): boolean =>
  (!goal.needsAction || (acts && !carries)) && isAtGoal(position, goal);

/** Returns how much more a goal counts if it is taken permanently. */
export const lasting = ({ needsAction }: Goal): number => (needsAction ? ROUNDS_KEPT : 1);
const ROUNDS_KEPT = 6;

/** Returns 1 at a goal, more if it can be taken permanently, and down to 0 far from all goals. */
export function nearness(position: BasePosition, goals: readonly Goal[], side: "mine" | "foes"): number {
  let best = 0;
  for (const goal of goals)
    if (goal.isFor[side]) best = Math.max(best, lasting(goal) * (1 - Math.max(0, gapTo(position, goal) - AT_IT) / FAR));
  return best;
}
const FAR = 6 * BAND;
