/** Finds the best choice for each side at any moment of a shot. */
import { type Die, type DieKind, isRerollable } from "@broadside/dice";
import { NO_USE } from "./memory.ts";
import { MULTISETS } from "./multisets.ts";
import { type Aim, payoffOf, type Target } from "./odds.ts";
import type { EffectPick } from "./performer.ts";
import { planOf } from "./plan.ts";
import { poolNumber } from "./pools.ts";
import { type Shot, type Side, STEPS } from "./shot.ts";
import { Solver } from "./solver.ts";

/** How far an attack has progressed: whose turn it is, which dice the step is about, and what each side has left. */
export interface Position {
  readonly at: { readonly dice: DieKind; readonly by: Side };
  readonly attack: readonly Die[];
  readonly defense: readonly Die[];
  stock(of: Side, what: string): number;
  /** Returns how often something may still be used. */
  timesLeft(key: string): number;
}

export interface Decision {
  /** The use to choose; undefined if the side should do nothing more. */
  readonly use: string | undefined;
  /** The choices in the use, in order, up to the first reroll. */
  readonly picks: readonly EffectPick[];
}

export interface Policy {
  /** Decides what to do at a moment, which must be one that the shot can reach. */
  decide(position: Position): Decision;
}

export function policyOf(shot: Shot, target?: Target, aim: Aim = { aim: "damage" }): Policy {
  const solver = new Solver(planOf(shot), payoffOf(aim, target));
  return { decide: (position) => decide(solver, position) };
}

function decide(solver: Solver, position: Position): Decision {
  const { plan, states, memory } = solver;
  const step = STEPS.findIndex(({ dice, by }) => dice === position.at.dice && by === position.at.by);
  const { kind, union } = MULTISETS[position.at.dice];
  const dice = position[kind].filter(({ fixed }) => !fixed);
  const [rerollable, rerolled] = [true, false].map((mayReroll) =>
    poolNumber(
      MULTISETS[kind],
      dice.filter((die) => isRerollable(die) === mayReroll),
    ),
  );
  if (rerollable === undefined || rerolled === undefined || plan.uses[step]?.length === 0) return { use: undefined, picks: [] };
  const state = states.at(step, stocksIn(solver, position, step), dice.length, rerolled !== 0);
  const attack = poolNumber(
    MULTISETS.attack,
    position.attack.filter(({ fixed }) => !fixed),
  );
  const line = kind === "attack" ? 0 : (plan.lineOf[attack] ?? 0);
  // If no dice can be rerolled any more, all of them count as `others`.
  const [mayBe, others] = state.mayReroll ? [rerollable, rerolled] : [0, union(rerollable, rerolled)];
  const place = solver.valuesOf(state) + line * state.cells + states.cellOf(state, mayBe, others);
  const choice = memory.choices[place] as number;
  const use = choice === NO_USE ? undefined : states.usesOf(state)[choice];
  if (!use) return { use: undefined, picks: [] };
  return { use: use.use.key, picks: solver.picks(() => solver.use(use, state, line, mayBe, others)) };
}

/** Keeps only the stocks that still matter in this step, as the solver stores them. */
function stocksIn({ plan }: Solver, { stock, timesLeft }: Position, step: number): number {
  const counted = new Set(step === 0 ? plan.digits.keys() : plan.kept[step - 1]);
  let stocks = 0;
  for (const [at, { of, what, unit, most }] of plan.digits.entries()) {
    if (!counted.has(at)) continue;
    stocks += unit * Math.min(most, of === undefined ? timesLeft(what) : stock(of, what));
  }
  return stocks;
}
