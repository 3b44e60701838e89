/**
 * Backward induction over an attack: the attacker maximises, the defender minimises. States that differ only in their dice are solved
 * together (`DiceState`), after every state that may follow from them. Everything that no longer matters is forgotten, so few states are
 * left. All values are in one array. A state's index in it is called its place, and transitions lead to places.
 */
import type { UncancelledResults } from "@broadside/dice";
import type { DiceState } from "./dice-state.ts";
import { type EffectStep, isSettled } from "./effects.ts";
import { Memory, NO_USE } from "./memory.ts";
import { momentOf } from "./moment.ts";
import { MULTISETS } from "./multisets.ts";
import { MARGIN, Performer } from "./performer.ts";
import { FIRST_OF_DEFENSE, type Plan, type PlannedUse } from "./plan.ts";
import { addedBy, eachPool, fixedIn, hasFace, poolAfter } from "./pools.ts";
import { MOST_DICE, STEPS } from "./shot.ts";
import { critsCancelled, uncancelled } from "./uncancelled.ts";

/** The value of the attack to the attacker if it ends with these results and stocks. */
export type Payoff = (hits: number, crits: number, stocks: number) => number;

const NOWHERE = -1;

export class Solver extends Performer {
  /**
   * For each stock number: where the values of the attack's ends begin. There is a line for each result of the attack dice, with a cell for
   * each number of evades.
   */
  readonly ends = new Map<number, number>();
  readonly evadesBelow: number;
  readonly #payoff: Payoff;
  readonly #rolls = new Map<number, number>();
  readonly #fixed: { readonly hits: number; readonly crits: number; readonly evades: number };

  constructor(plan: Plan, payoff: Payoff, memory = new Memory()) {
    super(plan, memory);
    this.#payoff = payoff;
    const { attack, defense } = plan.shot;
    this.#fixed = { hits: fixedIn(attack, "hit"), crits: fixedIn(attack, "crit"), evades: fixedIn(defense, "evade") };
    this.evadesBelow = plan.sizes.defense.most + this.#fixed.evades + 1;
  }

  /** Returns the value of the attack if each side does its best. */
  value(): number {
    let value = 0;
    this.eachBeginning((chance, place) => {
      value += chance * (this.memory.values[place] as number);
    });
    return value;
  }

  /** Visits the places of all states in which the attack may begin. */
  eachBeginning(visit: (chance: number, place: number) => void): void {
    const { shot, first, start, lineOf } = this.plan;
    if (first >= FIRST_OF_DEFENSE) {
      const roll = this.#valuesOfRoll(start);
      eachPool("attack", shot.attack, (chance, rerollable, rerolled) => {
        visit(chance, roll + (lineOf[MULTISETS.attack.union(rerollable, rerolled)] as number));
      });
      return;
    }
    eachPool("attack", shot.attack, (chance, rerollable, rerolled) => {
      const { size } = MULTISETS.attack;
      const state = this.states.at(first, start, (size[rerollable] as number) + (size[rerolled] as number), rerolled !== 0);
      visit(chance, this.valuesOf(state) + this.states.cellOf(state, rerollable, rerolled));
    });
  }

  /** Returns where the state's values begin; solves the state first if necessary. */
  valuesOf(state: DiceState): number {
    if (state.values < 0) {
      if (state.effect || this.states.usesOf(state).some(({ forced, owed, when }) => forced || owed || when)) this.#solveEach(state);
      else this.#solveTogether(state);
      this.order.push({ state, isRolling: false, values: state.values, stocks: state.stocks });
    }
    return state.values;
  }

  /** State by state. */
  #solveEach(state: DiceState): void {
    const { memory } = this;
    const places = memory.take(state.lines * state.cells);
    this.eachCell(state, (line, rerollable, rerolled, cell) => {
      const place = places + line * state.cells + cell;
      const value = state.effect
        ? this.perform(state.effect, this.states.at(state.step, state.stocks, state.dice, state.mixed), line, rerollable, rerolled)
        : this.#decide(state, line, rerollable, rerolled, place);
      memory.values[place] = value;
      memory.to[place] = this.reached;
    });
    state.values = places;
  }

  eachCell(state: DiceState, visit: (line: number, rerollable: number, rerolled: number, cell: number) => void): void {
    const { sets, mixed, lines, cells, first, mayReroll } = state;
    for (let line = 0; line < lines; line += 1)
      if (mixed)
        for (const [rerollable, rerolled] of sets.pairsOf(state.dice))
          visit(line, rerollable, rerolled, this.states.cellOf(state, rerollable, rerolled));
      else for (let cell = 0; cell < cells; cell += 1) visit(line, mayReroll ? first + cell : 0, mayReroll ? 0 : first + cell, cell);
  }

  /** A forced use happens automatically. Otherwise the side chooses its best use, or finishes. */
  #decide(state: DiceState, line: number, rerollable: number, rerolled: number, place: number): number {
    const uses = this.states.usesOf(state);
    const sign = STEPS[state.step]?.by === "attacker" ? 1 : -1;
    let isOwing = false;
    for (const use of uses) {
      if (!(use.forced || use.owed) || !this.#canUse(use, state, line, rerollable, rerolled)) continue;
      if (use.forced) {
        const value = this.use(use, state, line, rerollable, rerolled);
        this.memory.choices[place] = use.at;
        return value;
      }
      isOwing = true;
    }
    let best = isOwing ? Number.NaN : this.arriveAt(this.pass(state, line, rerollable, rerolled));
    let { reached } = this;
    let choice = NO_USE;
    for (const use of uses) {
      if (use.forced || !this.#canUse(use, state, line, rerollable, rerolled)) continue;
      const value = this.use(use, state, line, rerollable, rerolled);
      if (!Number.isNaN(best) && sign * (value - best) <= MARGIN) continue;
      best = value;
      reached = this.reached;
      choice = use.at;
    }
    this.memory.choices[place] = choice;
    this.reached = reached;
    return best;
  }

  #canUse(use: PlannedUse, state: DiceState, line: number, rerollable: number, rerolled: number): boolean {
    const { needs, when } = use;
    const { counts, faces } = state.sets;
    if (needs && !needs.some((face) => (counts[rerollable * faces + face] as number) + (counts[rerolled * faces + face] as number) > 0))
      return false;
    if (!this.states.afterUse(state, use)) return false;
    return when === undefined || when(momentOf(this.plan, state, line, rerollable, rerolled));
  }

  /**
   * Solves all states together. At first it assumes that the side finishes. Then it tries each use in turn, and keeps it where it is
   * better.
   */
  #solveTogether(state: DiceState): void {
    const { memory } = this;
    const { lines, cells, mixed } = state;
    const places = memory.take(lines * cells);
    this.#solvePassing(state, places);
    memory.choices.fill(NO_USE, places, places + lines * cells);
    for (const use of this.states.usesOf(state)) {
      const over = this.states.afterUse(state, use);
      if (!over) continue;
      if (!mixed && isSettled(use.effect)) this.#improveBySettled(state, places, use, over);
      else if (!mixed && isFreeReroll(use.effect, this.plan)) this.#improveByReroll(state, places, use.effect, use.at, over);
      else this.#improveByEach(state, places, use, over);
    }
    state.values = places;
  }

  #solvePassing(state: DiceState, places: number): void {
    const { lines, cells, first, mixed, sets } = state;
    if (mixed) {
      this.eachCell(state, (line, rerollable, rerolled, cell) => {
        const to = this.pass(state, line, rerollable, rerolled);
        const place = places + line * cells + cell;
        this.memory.values[place] = this.valueAt(to);
        this.memory.to[place] = to;
      });
      return;
    }
    const { next } = state;
    if (next) {
      const from = this.valuesOf(next);
      const { values, to } = this.memory;
      for (let at = 0; at < lines * cells; at += 1) {
        values[places + at] = values[from + at] as number;
        to[places + at] = from + at;
      }
    } else if (state.step < FIRST_OF_DEFENSE) {
      const roll = this.#valuesOfRoll(state.nextStocks);
      const { values, to } = this.memory;
      const { lineOf } = this.plan;
      for (let cell = 0; cell < cells; cell += 1) {
        const place = roll + (lineOf[first + cell] as number);
        values[places + cell] = values[place] as number;
        to[places + cell] = place;
      }
    } else {
      const { evadesBelow } = this;
      const ends = this.#valuesOfEnds(state.nextStocks) + this.#fixed.evades;
      const { values, to } = this.memory;
      for (let line = 0, at = places; line < lines; line += 1)
        for (let cell = 0; cell < cells; cell += 1, at += 1) {
          const place = ends + line * evadesBelow + (sets.counts[(first + cell) * sets.faces] as number);
          values[at] = values[place] as number;
          to[at] = place;
        }
    }
  }

  /** Tries a settled use. What it does to a pool is the same whatever the attack dice are. */
  #improveBySettled(state: DiceState, places: number, use: PlannedUse, over: DiceState): void {
    const { lines, cells, first, sets } = state;
    const sign = STEPS[state.step]?.by === "attacker" ? 1 : -1;
    const after = this.states.resized(over, state.dice + addedBy(use.effect));
    const from = this.valuesOf(after) - after.first;
    const { values, choices, to } = this.memory;
    const { needs, at } = use;
    for (let cell = 0; cell < cells; cell += 1) {
      const pool = first + cell;
      if (needs && !hasFace(sets, pool, needs)) continue;
      const changed = from + poolAfter(sets, use.effect, pool);
      for (let line = 0; line < lines; line += 1) {
        const place = places + line * cells + cell;
        const next = changed + line * after.cells;
        const value = values[next] as number;
        if (sign * (value - (values[place] as number)) <= MARGIN) continue;
        values[place] = value;
        choices[place] = at;
        to[place] = next;
      }
    }
  }

  /**
   * Tries rerolling any of the dice that show certain faces. The best dice to keep from a pool are either the whole pool or the best to
   * keep after one die is removed. `perform` does the same for a single state.
   */
  #improveByReroll(state: DiceState, places: number, effect: EffectStep, at: number, over: DiceState): void {
    const { lines, cells, first, sets, dice } = state;
    const { faces, minus } = sets;
    const { open, least, sign } = effect;
    // The side that chooses the dice isn't always the user.
    const userSign = STEPS[state.step]?.by === "attacker" ? 1 : -1;
    const then = this.states.at(over.step, over.stocks, dice, true);
    const pairs = then.mixed ? sets.pairs(dice) : undefined;
    const begin = this.valuesOfRolling(then);
    const width = this.rollingCells(then);
    const { values, choices, to, scratch: best } = this.memory;
    for (let line = 0; line < lines; line += 1)
      for (let pool = 0; pool < first + cells; pool += 1) {
        // The place of the best dice to keep. From a whole pool, at least `least` dice must be rerolled.
        let found = pool >= first && least > 0 ? NOWHERE : begin + line * width + (pairs ? (pairs[pool] as number) : pool);
        let value = found === NOWHERE ? -sign * Number.POSITIVE_INFINITY : (values[found] as number);
        for (let face = 0; face < faces; face += 1) {
          const fewer = open[face] ? (minus[pool * faces + face] as number) : NOWHERE;
          if (fewer === NOWHERE) continue;
          const other = values[best[fewer] as number] as number;
          if (sign * (other - value) <= MARGIN) continue;
          found = best[fewer] as number;
          value = other;
        }
        best[pool] = found;
        if (pool < first || found === NOWHERE) continue;
        const place = places + line * cells + pool - first;
        if (userSign * (value - (values[place] as number)) <= MARGIN) continue;
        values[place] = value;
        choices[place] = at;
        to[place] = found;
      }
  }

  #improveByEach(state: DiceState, places: number, use: PlannedUse, over: DiceState): void {
    const sign = STEPS[state.step]?.by === "attacker" ? 1 : -1;
    const { memory } = this;
    this.eachCell(state, (line, rerollable, rerolled, cell) => {
      const place = places + line * state.cells + cell;
      const value = this.perform(use.effect, over, line, rerollable, rerolled);
      if (sign * (value - (memory.values[place] as number)) <= MARGIN) return;
      memory.values[place] = value;
      memory.choices[place] = use.at;
      memory.to[place] = this.reached;
    });
  }

  /** Returns the place after the side finishes: in the next step, at the roll of the defense dice, or at the end. */
  pass(state: DiceState, line: number, rerollable: number, rerolled: number): number {
    const { next } = state;
    if (next) return this.placeIn(next, line, rerollable, rerolled);
    if (state.step < FIRST_OF_DEFENSE)
      return this.#valuesOfRoll(state.nextStocks) + (this.plan.lineOf[MULTISETS.attack.union(rerollable, rerolled)] as number);
    return this.#valuesOfEnds(state.nextStocks) + line * this.evadesBelow + this.evadesIn(rerollable, rerolled);
  }

  evadesIn(rerollable: number, rerolled: number): number {
    const { counts, faces } = MULTISETS.defense;
    return this.#fixed.evades + (counts[rerollable * faces] as number) + (counts[rerolled * faces] as number);
  }

  /** Computes a value for each line, averaged over the defense dice that may be rolled. */
  #valuesOfRoll(stocks: number): number {
    const known = this.#rolls.get(stocks);
    if (known !== undefined) return known;
    const { lines } = this.plan;
    const places = this.memory.take(lines.length);
    this.memory.values.fill(0, places, places + lines.length);
    this.eachDefense(stocks, (chance, from, step) => {
      const { values } = this.memory;
      for (let line = 0; line < lines.length; line += 1)
        values[places + line] = (values[places + line] as number) + chance * (values[from + line * step] as number);
    });
    this.#rolls.set(stocks, places);
    this.order.push({ state: undefined, isRolling: false, values: places, stocks });
    return places;
  }

  /** Visits the defense dice that are possible: the place of each pool in the first line, and the distance to the next line. */
  eachDefense(stocks: number, visit: (chance: number, from: number, step: number) => void): void {
    const { firstDefense, shot } = this.plan;
    eachPool("defense", shot.defense, (chance, rerollable, rerolled) => {
      if (firstDefense >= STEPS.length) {
        visit(chance, this.#valuesOfEnds(stocks) + this.evadesIn(rerollable, rerolled), this.evadesBelow);
        return;
      }
      const { size } = MULTISETS.defense;
      const state = this.states.at(firstDefense, stocks, (size[rerollable] as number) + (size[rerolled] as number), rerolled !== 0);
      visit(chance, this.placeIn(state, 0, rerollable, rerolled), state.cells);
    });
  }

  #valuesOfEnds(stocks: number): number {
    const known = this.ends.get(stocks);
    if (known !== undefined) return known;
    const { lines } = this.plan;
    const places = this.memory.take(lines.length * this.evadesBelow);
    const { values } = this.memory;
    for (let line = 0; line < lines.length; line += 1)
      for (let evades = 0; evades < this.evadesBelow; evades += 1) {
        const { hits, crits } = this.endOf(line, evades, stocks);
        values[places + line * this.evadesBelow + evades] = this.#payoff(hits, crits, stocks);
      }
    this.ends.set(stocks, places);
    return places;
  }

  /**
   * Returns the results that are left at the end. If the defender may choose, they are those worth least to the attacker; among equal ones,
   * those with the most criticals cancelled.
   */
  endOf(line: number, evades: number, stocks: number): UncancelledResults {
    const { counts, faces } = MULTISETS.attack;
    const { cancelling } = this.plan.shot;
    const pool = this.plan.lines[line] as number;
    const hits = this.#fixed.hits + (counts[pool * faces] as number);
    const crits = this.#fixed.crits + (counts[pool * faces + 1] as number);
    const [least, most] = critsCancelled(hits, crits, evades, cancelling);
    let end = uncancelled(hits, crits, evades, most, cancelling);
    for (let cancelled = most - 1; cancelled >= least; cancelled -= 1) {
      const other = uncancelled(hits, crits, evades, cancelled, cancelling);
      if (this.#payoff(other.hits, other.crits, stocks) < this.#payoff(end.hits, end.crits, stocks) - MARGIN) end = other;
    }
    return end;
  }
}

/** True for a reroll of any number of dice with no other effect. */
const isFreeReroll = (effect: EffectStep | undefined, { shot }: Plan): effect is EffectStep =>
  effect?.verb === "reroll" &&
  effect.then === undefined &&
  effect.count >= MOST_DICE &&
  effect.least <= 1 &&
  shot.mostRerolled === undefined;
