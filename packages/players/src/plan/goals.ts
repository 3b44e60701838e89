/** Things of a scenario that points are given for, as a plan weighs them. */
import { BAND } from "@broadside/geometry";
import { type Game, relationOf, type Seat } from "@broadside/rules";
import type { End } from "../battle/ends.ts";
import type { Stand } from "../battle/stand.ts";
import type { Unit } from "../battle/unit.ts";

export interface Goal {
  readonly x: number;
  readonly y: number;
  /** The sides that gain by being there; who holds it already does not. */
  readonly isFor: { readonly mine: boolean; readonly foes: boolean };
  /** It is gained by an action, and kept then; others are gained by being there, round by round. */
  readonly needsAction: boolean;
}

/** On the table, where the scenario counts them round by round: of others they only mark places. What a ship carries is nobody's goal. */
export function goalsIn({ state, setup, content }: Game, seat: Seat): readonly Goal[] {
  if (!content.scenario?.objectives) return [];
  const needsAction = (content.scenario?.actions?.length ?? 0) > 0;
  return (state.scenario?.pieces ?? []).flatMap(({ pose, seat: holder }): readonly Goal[] => {
    if (!pose) return [];
    const isFoes = holder !== undefined && relationOf(setup.seats, seat, holder) === "enemy";
    return [{ x: pose.x, y: pose.y, isFor: { mine: holder === undefined || isFoes, foes: !isFoes }, needsAction }];
  });
}

/** From a base to the middle of a goal. */
export function gapTo({ x, y, sin, cos, halfWidth, halfLength }: Stand, goal: Goal): number {
  const [dx, dy] = [goal.x - x, goal.y - y];
  const right = Math.max(0, Math.abs(dx * cos - dy * sin) - halfWidth);
  const forward = Math.max(0, Math.abs(dx * sin + dy * cos) - halfLength);
  return Math.sqrt(right * right + forward * forward);
}

/** Range 1 of the goal, its own size included. */
const AT_IT = BAND + BAND / 6;
export const isAtGoal = (stand: Stand, goal: Goal): boolean => gapTo(stand, goal) <= AT_IT;

/** Whether a ship that ends there has what the goal gives. */
export const gains = ({ carries }: Unit, { stand, acts }: End, goal: Goal): boolean =>
  (!goal.needsAction || (acts && !carries)) && isAtGoal(stand, goal);

/** How much more than for a round a goal counts. */
export const lasting = ({ needsAction }: Goal): number => (needsAction ? ROUNDS_KEPT : 1);
const ROUNDS_KEPT = 6;

/** From 1 at a goal, more where it would be kept, to nothing far from all. */
export function nearness(stand: Stand, goals: readonly Goal[], side: "mine" | "foes"): number {
  let best = 0;
  for (const goal of goals)
    if (goal.isFor[side]) best = Math.max(best, lasting(goal) * (1 - Math.max(0, gapTo(stand, goal) - AT_IT) / FAR));
  return best;
}
const FAR = 6 * BAND;
