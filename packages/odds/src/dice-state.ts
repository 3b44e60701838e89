/**
 * A `DiceState` stands for all states of a shot that differ only in their dice, and stores their values side by side. It has a cell (a
 * place for one value) for each pool that the step's dice can form. While defense dice are modified, it has a whole line of such cells for
 * each result of the attack dice.
 *
 * Once some dice have been rerolled and others still may be, a pool counts the two separately (`mixed`). While no die has been rerolled, or
 * once no more will be, a pool is a single multiset.
 */
import { type EffectStep, rerolls } from "./effects.ts";
import type { Memory } from "./memory.ts";
import { MULTISETS, type Multisets } from "./multisets.ts";
import { afterStep, type Plan, type PlannedUse, paid } from "./plan.ts";
import { MOST_DICE, STEPS } from "./shot.ts";

export interface DiceState {
  readonly step: number;
  readonly stocks: number;
  /** How many dice a pool has. */
  readonly dice: number;
  readonly mixed: boolean;
  readonly mayReroll: boolean;
  readonly sets: Multisets;
  readonly lines: number;
  /** The number of cells in a line, and the number (`multisets.ts`) of the pool in the first cell. */
  readonly cells: number;
  readonly first: number;
  /** The next effect of the use in progress. The state's stocks are then those after the use. */
  readonly effect: EffectStep | undefined;
  /** The index of the state's first value; −1 if its values aren't known yet. */
  values: number;
  /** The same index for the values while some of the dice are being rerolled. */
  rolling: number;
  /** For each use in the step: the state after it; undefined if its side can't pay for the use. */
  after: readonly (DiceState | undefined)[] | undefined;
  /** The state in the next step with the same dice and with those stocks that still matter then. */
  readonly next: DiceState | undefined;
  readonly nextStocks: number;
}

export class DiceStates {
  readonly plan: Plan;
  readonly memory: Memory;
  readonly #states = new Map<number, DiceState>();
  readonly #duringUse = new Map<EffectStep, Map<number, DiceState>>();

  constructor(plan: Plan, memory: Memory) {
    this.plan = plan;
    this.memory = memory;
  }

  /** Returns a state. It is mixed only if that is requested and still matters. */
  at(step: number, stocks: number, dice: number, mixed: boolean): DiceState {
    const key = ((stocks * STEPS.length + step) * (MOST_DICE + 1) + dice) * 2;
    const plain = this.#states.get(key) ?? this.#keep(key, this.#make(step, stocks, dice, false, undefined));
    if (!mixed || !plain.mayReroll) return plain;
    return this.#states.get(key + 1) ?? this.#keep(key + 1, this.#make(step, stocks, dice, true, undefined));
  }

  /** Returns the same state with a different number of dice. */
  resized(state: DiceState, dice: number): DiceState {
    return dice === state.dice ? state : this.at(state.step, state.stocks, dice, state.mixed);
  }

  #keep(key: number, state: DiceState): DiceState {
    this.#states.set(key, state);
    return state;
  }

  /** Returns the state during a use, after dice have been rerolled. */
  duringUse({ step, stocks }: DiceState, effect: EffectStep, dice: number): DiceState {
    let ofEffect = this.#duringUse.get(effect);
    if (!ofEffect) {
      ofEffect = new Map();
      this.#duringUse.set(effect, ofEffect);
    }
    const key = stocks * (MOST_DICE + 1) + dice;
    let state = ofEffect.get(key);
    if (!state) {
      const isMixed = rerolls(effect) || this.at(step, stocks, dice, true).mayReroll;
      state = this.#make(step, stocks, dice, isMixed, effect);
      ofEffect.set(key, state);
    }
    return state;
  }

  #make(step: number, stocks: number, dice: number, mixed: boolean, effect: EffectStep | undefined): DiceState {
    const { plan } = this;
    const kind = STEPS[step]?.dice ?? "attack";
    const sets = MULTISETS[kind];
    let mayReroll = rerolls(effect);
    for (let later = step; !mayReroll && STEPS[later]?.dice === kind; later += 1)
      for (const use of plan.uses[later] as readonly PlannedUse[])
        if (use.rerolls && (use.isRenewed || paid(plan, use, stocks) !== undefined)) mayReroll = true;
    const nextStep = plan.nextStep[step] as number;
    const nextStocks = afterStep(plan, nextStep - 1, stocks);
    const first = mixed || dice === 0 ? 0 : (sets.upTo[dice - 1] as number);
    const pairs = mixed ? sets.pairs(dice) : undefined;
    return {
      step,
      stocks,
      dice,
      mixed,
      mayReroll,
      sets,
      lines: kind === "attack" ? 1 : plan.lines.length,
      cells: pairs ? (pairs.at(-1) as number) : (sets.upTo[dice] as number) - first,
      first,
      effect,
      values: -1,
      rolling: -1,
      after: undefined,
      next: STEPS[nextStep]?.dice === kind ? this.at(nextStep, nextStocks, dice, mixed) : undefined,
      nextStocks,
    };
  }

  /** Returns the cell of a pool in a line, given the dice that may be rerolled and the other dice. */
  cellOf(state: DiceState, rerollable: number, rerolled: number): number {
    if (state.mixed) return (state.sets.pairs(state.dice)[rerollable] as number) + rerolled;
    return (rerollable === 0 ? rerolled : rerolled === 0 ? rerollable : state.sets.union(rerollable, rerolled)) - state.first;
  }

  usesOf(state: DiceState): readonly PlannedUse[] {
    return this.plan.uses[state.step] as readonly PlannedUse[];
  }

  /** Returns the state after a use; undefined if its side can't pay for the use. */
  afterUse(state: DiceState, use: PlannedUse): DiceState | undefined {
    state.after ??= this.usesOf(state).map((one) => {
      const stocks = paid(this.plan, one, state.stocks);
      return stocks === undefined ? undefined : this.at(state.step, stocks, state.dice, state.mixed);
    });
    return state.after[use.at];
  }
}
