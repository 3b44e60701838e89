/** Finds the state after an effect on dice, and its value, if every choice in the effect is the best one. */
import type { Face } from "@broadside/dice";
import { type DiceState, DiceStates } from "./dice-state.ts";
import type { EffectStep } from "./effects.ts";
import type { Memory } from "./memory.ts";
import { FACES_OF, MULTISETS } from "./multisets.ts";
import type { Plan, PlannedUse } from "./plan.ts";
import { cancelledFrom } from "./pools.ts";

/** Smaller differences in value are ignored. Among options this close, the first one wins, and doing nothing always comes first. */
export const MARGIN = 1e-12;

/** A solved block: a dice state, a reroll of some of its dice, or the roll of the defense dice with the stocks at that time. */
export interface SolvedBlock {
  readonly state: DiceState | undefined;
  readonly isRolling: boolean;
  readonly values: number;
  readonly stocks: number;
}

/** A choice during a use. */
export type EffectPick =
  | { readonly pick: "face"; readonly face: Face }
  | { readonly pick: "reroll"; readonly faces: readonly Face[] }
  | { readonly pick: "one of"; readonly at: number };

export abstract class Performer {
  readonly plan: Plan;
  readonly memory: Memory;
  readonly states: DiceStates;
  /** Blocks in solving order: a state comes after the states that follow from it. */
  readonly order: SolvedBlock[] = [];
  /** The place (the index in the values) of the state that the last effect leads to. */
  reached = 0;
  #picks: EffectPick[] | undefined = undefined;

  constructor(plan: Plan, memory: Memory) {
    this.plan = plan;
    this.memory = memory.clear();
    this.states = new DiceStates(plan, memory);
  }

  /** Returns where the state's values begin; solves the state first if necessary. */
  abstract valuesOf(state: DiceState): number;

  valueAt(place: number): number {
    return this.memory.values[place] as number;
  }

  placeIn(state: DiceState, line: number, rerollable: number, rerolled: number): number {
    return this.valuesOf(state) + line * state.cells + this.states.cellOf(state, rerollable, rerolled);
  }

  use(use: PlannedUse, state: DiceState, line: number, rerollable: number, rerolled: number): number {
    return this.perform(use.effect, this.states.afterUse(state, use) ?? state, line, rerollable, rerolled);
  }

  /** Sets `reached` to the state that the effect leads to, and returns its value. */
  perform(effect: EffectStep | undefined, over: DiceState, line: number, rerollable: number, rerolled: number): number {
    const { sets } = over;
    if (!effect) {
      const dice = (sets.size[rerollable] as number) + (sets.size[rerolled] as number);
      return this.arriveAt(this.placeIn(this.states.resized(over, dice), line, rerollable, rerolled));
    }
    switch (effect.verb) {
      case "add":
        return this.perform(effect.then, over, line, sets.plus[rerollable * sets.faces + (effect.face ?? 0)] as number, rerolled);
      case "change":
        return effect.ofOneFace
          ? this.#changeOneFace(effect, over, line, rerollable, rerolled)
          : this.#change(effect, effect.from, over, line, rerollable, rerolled);
      case "cancel": {
        if (effect.ofAttack) {
          const { lines, lineOf } = this.plan;
          const left = cancelledFrom(MULTISETS.attack, lines[line] as number, effect.face, effect.count);
          return this.perform(effect.then, over, lineOf[left] as number, rerollable, rerolled);
        }
        const left = cancelledFrom(sets, rerolled, effect.face, effect.count);
        const count = effect.count - ((sets.size[rerolled] as number) - (sets.size[left] as number));
        return this.perform(effect.then, over, line, cancelledFrom(sets, rerollable, effect.face, count), left);
      }
      case "reroll":
        return this.#reroll(effect, over, line, rerollable, rerolled);
      case "one of":
        return this.#best(
          effect.choices.length,
          effect.sign,
          (at) => this.perform(effect.choices[at], over, line, rerollable, rerolled),
          (at) => ({ pick: "one of", at }),
        );
    }
  }

  arriveAt(place: number): number {
    this.reached = place;
    return this.valueAt(place);
  }

  /** Returns the choices in an effect, in order, up to the first reroll. */
  picks(perform: () => number): readonly EffectPick[] {
    const picks: EffectPick[] = [];
    this.#picks = picks;
    perform();
    this.#picks = undefined;
    return picks;
  }

  /** Finds the best of several options; the first one if several are equal. */
  #best(count: number, sign: number, valueAt: (at: number) => number, pickAt: (at: number) => EffectPick): number {
    const picks = this.#picks;
    this.#picks = undefined;
    let best = 0;
    let value = valueAt(0);
    let { reached } = this;
    for (let at = 1; at < count; at += 1) {
      const other = valueAt(at);
      if (sign * (other - value) <= MARGIN) continue;
      best = at;
      value = other;
      reached = this.reached;
    }
    this.reached = reached;
    if (picks) {
      picks.push(pickAt(best));
      this.#picks = picks;
      valueAt(best);
    }
    return value;
  }

  /** Among dice with the same face, those that were rerolled are changed first. */
  #change(effect: EffectStep, from: readonly number[], over: DiceState, line: number, rerollable: number, rerolled: number): number {
    const { counts, faces, turned } = over.sets;
    let left = effect.count;
    for (const face of from) {
      const ofRerolled = Math.min(left, counts[rerolled * faces + face] as number);
      if (ofRerolled > 0) rerolled = turned(rerolled, face, effect.to, ofRerolled);
      const ofRerollable = Math.min(left - ofRerolled, counts[rerollable * faces + face] as number);
      if (ofRerollable > 0) rerollable = turned(rerollable, face, effect.to, ofRerollable);
      left -= ofRerolled + ofRerollable;
    }
    return this.perform(effect.then, over, line, rerollable, rerolled);
  }

  #changeOneFace(effect: EffectStep, over: DiceState, line: number, rerollable: number, rerolled: number): number {
    const { counts, faces } = over.sets;
    const there = effect.from.filter(
      (face) => (counts[rerollable * faces + face] as number) + (counts[rerolled * faces + face] as number) > 0,
    );
    if (there.length === 0) return this.perform(effect.then, over, line, rerollable, rerolled);
    const names: readonly Face[] = FACES_OF[over.sets.kind];
    return this.#best(
      there.length,
      effect.sign,
      (at) => this.#change(effect, [there[at] as number], over, line, rerollable, rerolled),
      (at) => ({ pick: "face", face: names[there[at] as number] as Face }),
    );
  }

  /** Tries all ways to choose dice, face by face. */
  #reroll(effect: EffectStep, over: DiceState, line: number, rerollable: number, rerolled: number): number {
    const { sets, step, stocks } = over;
    const { counts, faces, size, minus } = sets;
    const { open, sign } = effect;
    const dice = (size[rerollable] as number) + (size[rerolled] as number);
    const then = effect.then ? this.states.duringUse(over, effect.then, dice) : this.states.at(step, stocks, dice, true);
    let found = 0;
    for (let face = 0; face < faces; face += 1) if (open[face]) found += counts[rerollable * faces + face] as number;
    const limit = this.plan.shot.mostRerolled?.[sets.kind] ?? Number.POSITIVE_INFINITY;
    const most = Math.max(0, Math.min(effect.count, found, limit - (size[rerolled] as number)));
    const least = Math.min(effect.least, most);
    const begin = this.valuesOfRolling(then) + line * this.rollingCells(then);
    const pairs = then.mixed ? sets.pairs(dice) : undefined;
    const { values } = this.memory;
    let best = Number.NaN;
    let reached = begin;
    let kept = rerollable;
    // Each round of a loop rerolls one more die with that loop's face. If there is no fourth face, the last loop runs once.
    let a = rerollable;
    for (let ofA = 0; a >= 0 && ofA <= most; ofA += 1) {
      let b = a;
      for (let ofB = ofA; b >= 0 && ofB <= most; ofB += 1) {
        let c = b;
        for (let ofC = ofB; c >= 0 && ofC <= most; ofC += 1) {
          let d = c;
          for (let count = ofC; d >= 0 && count <= most; count += 1) {
            if (count >= least) {
              const place = begin + (pairs ? (pairs[d] as number) + rerolled : rerolled === 0 ? d : sets.union(d, rerolled));
              const value = values[place] as number;
              if (Number.isNaN(best) || sign * (value - best) > MARGIN) {
                best = value;
                reached = place;
                kept = d;
              }
            }
            d = faces > 3 && open[3] ? (minus[d * faces + 3] as number) : -1;
          }
          c = open[2] ? (minus[c * faces + 2] as number) : -1;
        }
        b = open[1] ? (minus[b * faces + 1] as number) : -1;
      }
      a = open[0] ? (minus[a * faces] as number) : -1;
    }
    this.reached = reached;
    const names: readonly Face[] = FACES_OF[sets.kind];
    this.#picks?.push({
      pick: "reroll",
      faces: names.flatMap((name, face) => {
        const count = (counts[rerollable * faces + face] as number) - (counts[kept * faces + face] as number);
        return Array.from({ length: count }, () => name);
      }),
    });
    return best;
  }

  rollingCells({ mixed, cells, sets, dice }: DiceState): number {
    return mixed ? cells : (sets.upTo[dice] as number);
  }

  /**
   * Computes the values while dice are being rerolled one after the other. The faces of dice that stay or have landed are known; those of
   * the other dice aren't.
   */
  valuesOfRolling(state: DiceState): number {
    if (state.rolling >= 0) return state.rolling;
    const { sets, lines, cells, first, mixed, dice } = state;
    const { upTo, size, faces, faceChance, plus } = sets;
    const from = this.valuesOf(state);
    const width = this.rollingCells(state);
    const places = this.memory.take(lines * width);
    const { values } = this.memory;
    const pairs = mixed ? sets.pairs(dice) : undefined;
    for (let line = 0; line < lines; line += 1)
      // If it doesn't matter which dice were rerolled, all are in `rerolled`.
      for (let rerollable = 0; rerollable < (pairs ? (upTo[dice] as number) : 1); rerollable += 1) {
        const all = dice - (size[rerollable] as number);
        const begin = places + line * width + (pairs ? (pairs[rerollable] as number) : 0);
        const ready = from + line * cells + (pairs ? (pairs[rerollable] as number) : -first);
        for (let rerolled = (upTo[all] as number) - 1; rerolled >= 0; rerolled -= 1) {
          if (size[rerolled] === all) {
            values[begin + rerolled] = values[ready + rerolled] as number;
            continue;
          }
          let value = 0;
          for (let face = 0; face < faces; face += 1)
            value += (faceChance[face] as number) * (values[begin + (plus[rerolled * faces + face] as number)] as number);
          values[begin + rerolled] = value;
        }
      }
    state.rolling = places;
    this.order.push({ state, isRolling: true, values: places, stocks: state.stocks });
    return places;
  }
}
