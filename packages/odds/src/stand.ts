/**
 * States of a shot that differ in dice alone, with their values side by side: a line for each result of the attack dice where defence dice are
 * modified, and in it a cell for each pool of the step. Dice that may still be rerolled stand apart from the others once some have been rerolled and
 * others may be (`mixed`); as long as none was, and when none will be, a pool is one multiset.
 */
import { type Doing, rerolls } from "./effects.ts";
import type { Memory } from "./memory.ts";
import { MULTISETS, type Multisets } from "./multisets.ts";
import { afterStep, type Plan, type PlannedUse, paid } from "./plan.ts";
import { MOST_DICE, STEPS } from "./shot.ts";

export interface Stand {
  readonly step: number;
  readonly stocks: number;
  /** How many dice a pool has. */
  readonly dice: number;
  readonly mixed: boolean;
  readonly mayReroll: boolean;
  readonly sets: Multisets;
  readonly lines: number;
  /** How many cells a line has, and the number of the pool in the first of them. */
  readonly cells: number;
  readonly first: number;
  /** In the midst of a use: what comes next of it, and the stocks when it is over. */
  readonly doing: Doing | undefined;
  /** Where its values begin; −1 where they are not known yet. */
  values: number;
  /** The same for dice of which some are being rolled again. */
  rolling: number;
  /** By use of the step: the stand after it, undefined where it cannot be paid. */
  after: readonly (Stand | undefined)[] | undefined;
  /** The stand of the next step, where it is one of the same dice; and what still counts of the stocks then. */
  readonly next: Stand | undefined;
  readonly nextStocks: number;
}

export class Stands {
  readonly plan: Plan;
  readonly memory: Memory;
  readonly #stands = new Map<number, Stand>();
  readonly #midst = new Map<Doing, Map<number, Stand>>();

  constructor(plan: Plan, memory: Memory) {
    this.plan = plan;
    this.memory = memory;
  }

  /** Mixed where that is asked for and still matters. */
  at(step: number, stocks: number, dice: number, mixed: boolean): Stand {
    const key = ((stocks * STEPS.length + step) * (MOST_DICE + 1) + dice) * 2;
    const plain = this.#stands.get(key) ?? this.#keep(key, this.#make(step, stocks, dice, false, undefined));
    if (!mixed || !plain.mayReroll) return plain;
    return this.#stands.get(key + 1) ?? this.#keep(key + 1, this.#make(step, stocks, dice, true, undefined));
  }

  /** The same stand with another number of dice. */
  resized(stand: Stand, dice: number): Stand {
    return dice === stand.dice ? stand : this.at(stand.step, stand.stocks, dice, stand.mixed);
  }

  #keep(key: number, stand: Stand): Stand {
    this.#stands.set(key, stand);
    return stand;
  }

  /** In the midst of a use, when dice have been rerolled. */
  midst({ step, stocks }: Stand, doing: Doing, dice: number): Stand {
    let ofDoing = this.#midst.get(doing);
    if (!ofDoing) {
      ofDoing = new Map();
      this.#midst.set(doing, ofDoing);
    }
    const key = stocks * (MOST_DICE + 1) + dice;
    let stand = ofDoing.get(key);
    if (!stand) {
      const isMixed = rerolls(doing) || this.at(step, stocks, dice, true).mayReroll;
      stand = this.#make(step, stocks, dice, isMixed, doing);
      ofDoing.set(key, stand);
    }
    return stand;
  }

  #make(step: number, stocks: number, dice: number, mixed: boolean, doing: Doing | undefined): Stand {
    const { plan } = this;
    const kind = STEPS[step]?.dice ?? "attack";
    const sets = MULTISETS[kind];
    let mayReroll = rerolls(doing);
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
      doing,
      values: -1,
      rolling: -1,
      after: undefined,
      next: STEPS[nextStep]?.dice === kind ? this.at(nextStep, nextStocks, dice, mixed) : undefined,
      nextStocks,
    };
  }

  /** In which cell of a line a pool lies: dice that may be rerolled, and others. */
  cellOf(stand: Stand, fresh: number, done: number): number {
    if (stand.mixed) return (stand.sets.pairs(stand.dice)[fresh] as number) + done;
    return (fresh === 0 ? done : done === 0 ? fresh : stand.sets.union(fresh, done)) - stand.first;
  }

  usesOf(stand: Stand): readonly PlannedUse[] {
    return this.plan.uses[stand.step] as readonly PlannedUse[];
  }

  /** Undefined where the use cannot be paid. */
  afterUse(stand: Stand, use: PlannedUse): Stand | undefined {
    stand.after ??= this.usesOf(stand).map((one) => {
      const stocks = paid(this.plan, one, stand.stocks);
      return stocks === undefined ? undefined : this.at(stand.step, stocks, stand.dice, stand.mixed);
    });
    return stand.after[use.at];
  }
}
