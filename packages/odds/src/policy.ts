/** What each side does best at any moment of a shot. */
import { type Die, type DieKind, isRerollable } from "@broadside/dice";
import { DONE } from "./memory.ts";
import { MULTISETS } from "./multisets.ts";
import { type Aim, payoffOf, type Target } from "./odds.ts";
import type { Pick } from "./performer.ts";
import { planOf } from "./plan.ts";
import { poolNumber } from "./pools.ts";
import { type Shot, type Side, STEPS } from "./shot.ts";
import { Solver } from "./solver.ts";

/** An attack that has come so far: whose turn it is in the step of which dice, and what each side has left. */
export interface Position {
  readonly at: { readonly dice: DieKind; readonly by: Side };
  readonly attack: readonly Die[];
  readonly defense: readonly Die[];
  stock(of: Side, what: string): number;
  /** How often something may still be used. */
  timesLeft(key: string): number;
}

export interface Decision {
  /** What is used; undefined where the side is done. */
  readonly use: string | undefined;
  /** What is chosen on the way, in the order in which it is, up to the first dice that are rolled again. */
  readonly picks: readonly Pick[];
}

export interface Policy {
  /** Of a moment that the shot may come to. */
  decide(position: Position): Decision;
}

export function policyOf(shot: Shot, target?: Target, aim: Aim = { aim: "damage" }): Policy {
  const solver = new Solver(planOf(shot), payoffOf(aim, target));
  return { decide: (position) => decide(solver, position) };
}

function decide(solver: Solver, position: Position): Decision {
  const { plan, stands, memory } = solver;
  const step = STEPS.findIndex(({ dice, by }) => dice === position.at.dice && by === position.at.by);
  const { kind, union } = MULTISETS[position.at.dice];
  const dice = position[kind].filter(({ fixed }) => !fixed);
  const [fresh, done] = [true, false].map((rerollable) =>
    poolNumber(
      MULTISETS[kind],
      dice.filter((die) => isRerollable(die) === rerollable),
    ),
  );
  if (fresh === undefined || done === undefined || plan.uses[step]?.length === 0) return { use: undefined, picks: [] };
  const stand = stands.at(step, stocksIn(solver, position, step), dice.length, done !== 0);
  const attack = poolNumber(
    MULTISETS.attack,
    position.attack.filter(({ fixed }) => !fixed),
  );
  const line = kind === "attack" ? 0 : (plan.lineOf[attack] ?? 0);
  // Where no die is rerolled any more all count as others.
  const [mayBe, others] = stand.mayReroll ? [fresh, done] : [0, union(fresh, done)];
  const place = solver.valuesOf(stand) + line * stand.cells + stands.cellOf(stand, mayBe, others);
  const choice = memory.choices[place] as number;
  const use = choice === DONE ? undefined : stands.usesOf(stand)[choice];
  if (!use) return { use: undefined, picks: [] };
  return { use: use.use.key, picks: solver.picks(() => solver.use(use, stand, line, mayBe, others)) };
}

/** Only what still counts in this step, as the solver has it. */
function stocksIn({ plan }: Solver, { stock, timesLeft }: Position, step: number): number {
  const counted = new Set(step === 0 ? plan.digits.keys() : plan.kept[step - 1]);
  let stocks = 0;
  for (const [at, { of, what, unit, most }] of plan.digits.entries()) {
    if (!counted.has(at)) continue;
    stocks += unit * Math.min(most, of === undefined ? timesLeft(what) : stock(of, what));
  }
  return stocks;
}
