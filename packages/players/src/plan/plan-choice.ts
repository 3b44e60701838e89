/** Chooses the best of several plans. It also judges them by how the next round would go. */
import { randomStream, scramble } from "@broadside/kit";
import type { Game } from "@broadside/rules";
import type { StopSignal } from "../bot.ts";
import type { BotSettings } from "./bot-settings.ts";
import type { FleetPlan } from "./fleet-plan.ts";
import type { Foresight } from "./foresight.ts";
import { NextRound } from "./next-round.ts";

/** A plan, with the sum and the number of its results in outlines of the next round. */
interface Tried {
  readonly plan: FleetPlan;
  sum: number;
  count: number;
}

/**
 * Outlines the next round for all plans, again and again until the budget is used up. In each turn, all plans meet the same choices by the
 * foes. Every few turns, the worse half of the plans is dropped.
 */
export function planByNextRound(
  game: Game,
  seen: Foresight,
  plans: readonly FleetPlan[],
  { simulations, weights }: BotSettings,
  lot: number,
  signal: StopSignal,
): FleetPlan | undefined {
  const next = new NextRound(game, seen);
  const worth = ({ plan, sum, count }: Tried): number => plan.value + (weights.later * sum) / Math.max(1, count);
  const sorted = (tried: readonly Tried[]): readonly Tried[] => [...tried].sort((one, other) => worth(other) - worth(one));
  let left: readonly Tried[] = plans.map((plan) => ({ plan, sum: 0, count: 0 }));
  let spent = 0;
  for (let turn = 1; spent + left.length <= simulations && !(signal.aborted && turn > 1); turn += 1) {
    const random = randomStream(scramble(lot, turn));
    const foes = seen.foes.map(({ chances }) => drawn(chances, random));
    for (const one of left) {
      one.sum += next.after(one.plan.ends, foes);
      one.count += 1;
    }
    spent += left.length;
    if (left.length > 2 && turn % HALVED === 0) left = sorted(left).slice(0, Math.ceil(left.length / 2));
  }
  return sorted(left)[0]?.plan;
}
const HALVED = 4;

function drawn(chances: Float64Array, random: (below: number) => number): number {
  let left = random(1_000_000) / 1_000_000;
  for (let at = 0; at < chances.length; at += 1) {
    left -= chances[at] ?? 0;
    if (left < 0) return at;
  }
  return 0;
}
