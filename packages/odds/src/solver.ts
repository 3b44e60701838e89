/**
 * Backward induction over an attack: the attacker looks for the most, the defender for the least. States that differ in dice alone are solved
 * together (`Stand`), after all that may follow from them. What can no longer matter is forgotten, so that few states are left. Every state has its
 * place in one array of values, and what leads from one to another is a place.
 */
import type { UncancelledResults } from "@broadside/dice";
import { type Doing, isSettled } from "./effects.ts";
import { DONE, Memory } from "./memory.ts";
import { momentOf } from "./moment.ts";
import { MULTISETS } from "./multisets.ts";
import { MARGIN, Performer } from "./performer.ts";
import { FIRST_OF_DEFENSE, type Plan, type PlannedUse } from "./plan.ts";
import { addedBy, eachPool, fixedIn, hasFace, settled } from "./pools.ts";
import { MOST_DICE, STEPS } from "./shot.ts";
import type { Stand } from "./stand.ts";
import { critsCancelled, uncancelled } from "./uncancelled.ts";

/** What an attack is worth to the attacker that ends with these results and stocks. */
export type Payoff = (hits: number, crits: number, stocks: number) => number;

const NOWHERE = -1;

export class Solver extends Performer {
  /** Where the values of ends begin, by stocks: a line for each result of the attack dice, and in it a cell for each number of evades. */
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

  /** What the attack is worth, if each side does its best. */
  value(): number {
    let value = 0;
    this.eachBeginning((chance, place) => {
      value += chance * (this.memory.values[place] as number);
    });
    return value;
  }

  /** The places that it may begin at. */
  eachBeginning(visit: (chance: number, place: number) => void): void {
    const { shot, first, start, lineOf } = this.plan;
    if (first >= FIRST_OF_DEFENSE) {
      const roll = this.#valuesOfRoll(start);
      eachPool("attack", shot.attack, (chance, fresh, done) => {
        visit(chance, roll + (lineOf[MULTISETS.attack.union(fresh, done)] as number));
      });
      return;
    }
    eachPool("attack", shot.attack, (chance, fresh, done) => {
      const { size } = MULTISETS.attack;
      const stand = this.stands.at(first, start, (size[fresh] as number) + (size[done] as number), done !== 0);
      visit(chance, this.valuesOf(stand) + this.stands.cellOf(stand, fresh, done));
    });
  }

  /** Solves it where that is not yet done. */
  valuesOf(stand: Stand): number {
    if (stand.values < 0) {
      if (stand.doing || this.stands.usesOf(stand).some(({ forced, owed, when }) => forced || owed || when)) this.#solveEach(stand);
      else this.#solveTogether(stand);
      this.order.push({ stand, isRolling: false, values: stand.values, stocks: stand.stocks });
    }
    return stand.values;
  }

  /** State by state. */
  #solveEach(stand: Stand): void {
    const { memory } = this;
    const places = memory.take(stand.lines * stand.cells);
    this.eachCell(stand, (line, fresh, done, cell) => {
      const place = places + line * stand.cells + cell;
      const value = stand.doing
        ? this.perform(stand.doing, this.stands.at(stand.step, stand.stocks, stand.dice, stand.mixed), line, fresh, done)
        : this.#decide(stand, line, fresh, done, place);
      memory.values[place] = value;
      memory.to[place] = this.reached;
    });
    stand.values = places;
  }

  eachCell(stand: Stand, visit: (line: number, fresh: number, done: number, cell: number) => void): void {
    const { sets, mixed, lines, cells, first, mayReroll } = stand;
    for (let line = 0; line < lines; line += 1)
      if (mixed) for (const [fresh, done] of sets.pairsOf(stand.dice)) visit(line, fresh, done, this.stands.cellOf(stand, fresh, done));
      else for (let cell = 0; cell < cells; cell += 1) visit(line, mayReroll ? first + cell : 0, mayReroll ? 0 : first + cell, cell);
  }

  /** What must be used happens by itself; of the rest the side uses what is best, or is done. */
  #decide(stand: Stand, line: number, fresh: number, done: number, place: number): number {
    const uses = this.stands.usesOf(stand);
    const sign = STEPS[stand.step]?.by === "attacker" ? 1 : -1;
    let isOwing = false;
    for (const use of uses) {
      if (!(use.forced || use.owed) || !this.#canUse(use, stand, line, fresh, done)) continue;
      if (use.forced) {
        const value = this.use(use, stand, line, fresh, done);
        this.memory.choices[place] = use.at;
        return value;
      }
      isOwing = true;
    }
    let best = isOwing ? Number.NaN : this.reach(this.pass(stand, line, fresh, done));
    let { reached } = this;
    let choice = DONE;
    for (const use of uses) {
      if (use.forced || !this.#canUse(use, stand, line, fresh, done)) continue;
      const value = this.use(use, stand, line, fresh, done);
      if (!Number.isNaN(best) && sign * (value - best) <= MARGIN) continue;
      best = value;
      reached = this.reached;
      choice = use.at;
    }
    this.memory.choices[place] = choice;
    this.reached = reached;
    return best;
  }

  #canUse(use: PlannedUse, stand: Stand, line: number, fresh: number, done: number): boolean {
    const { needs, when } = use;
    const { counts, faces } = stand.sets;
    if (needs && !needs.some((face) => (counts[fresh * faces + face] as number) + (counts[done * faces + face] as number) > 0))
      return false;
    if (!this.stands.afterUse(stand, use)) return false;
    return when === undefined || when(momentOf(this.plan, stand, line, fresh, done));
  }

  /** All states at once: done, and each use in turn where it is better. */
  #solveTogether(stand: Stand): void {
    const { memory } = this;
    const { lines, cells, mixed } = stand;
    const places = memory.take(lines * cells);
    this.#solvePassing(stand, places);
    memory.choices.fill(DONE, places, places + lines * cells);
    for (const use of this.stands.usesOf(stand)) {
      const over = this.stands.afterUse(stand, use);
      if (!over) continue;
      if (!mixed && isSettled(use.doing)) this.#improveBySettled(stand, places, use, over);
      else if (!mixed && isFreeReroll(use.doing, this.plan)) this.#improveByReroll(stand, places, use.doing, use.at, over);
      else this.#improveByEach(stand, places, use, over);
    }
    stand.values = places;
  }

  #solvePassing(stand: Stand, places: number): void {
    const { lines, cells, first, mixed, sets } = stand;
    if (mixed) {
      this.eachCell(stand, (line, fresh, done, cell) => {
        const to = this.pass(stand, line, fresh, done);
        const place = places + line * cells + cell;
        this.memory.values[place] = this.valueAt(to);
        this.memory.to[place] = to;
      });
      return;
    }
    const { next } = stand;
    if (next) {
      const from = this.valuesOf(next);
      const { values, to } = this.memory;
      for (let at = 0; at < lines * cells; at += 1) {
        values[places + at] = values[from + at] as number;
        to[places + at] = from + at;
      }
    } else if (stand.step < FIRST_OF_DEFENSE) {
      const roll = this.#valuesOfRoll(stand.nextStocks);
      const { values, to } = this.memory;
      const { lineOf } = this.plan;
      for (let cell = 0; cell < cells; cell += 1) {
        const place = roll + (lineOf[first + cell] as number);
        values[places + cell] = values[place] as number;
        to[places + cell] = place;
      }
    } else {
      const { evadesBelow } = this;
      const ends = this.#valuesOfEnds(stand.nextStocks) + this.#fixed.evades;
      const { values, to } = this.memory;
      for (let line = 0, at = places; line < lines; line += 1)
        for (let cell = 0; cell < cells; cell += 1, at += 1) {
          const place = ends + line * evadesBelow + (sets.counts[(first + cell) * sets.faces] as number);
          values[at] = values[place] as number;
          to[at] = place;
        }
    }
  }

  /** What comes to one pool, whatever the attack dice are. */
  #improveBySettled(stand: Stand, places: number, use: PlannedUse, over: Stand): void {
    const { lines, cells, first, sets } = stand;
    const sign = STEPS[stand.step]?.by === "attacker" ? 1 : -1;
    const after = this.stands.resized(over, stand.dice + addedBy(use.doing));
    const from = this.valuesOf(after) - after.first;
    const { values, choices, to } = this.memory;
    const { needs, at } = use;
    for (let cell = 0; cell < cells; cell += 1) {
      const pool = first + cell;
      if (needs && !hasFace(sets, pool, needs)) continue;
      const changed = from + settled(sets, use.doing, pool);
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
   * Any dice of some faces may be rolled again: what is best to keep of a pool is the pool itself, or best to keep of it without one die.
   * `perform` does the same for a single state.
   */
  #improveByReroll(stand: Stand, places: number, doing: Doing, at: number, over: Stand): void {
    const { lines, cells, first, sets, dice } = stand;
    const { faces, minus } = sets;
    const { open, least, sign } = doing;
    // Somebody else than its user may choose the dice.
    const userSign = STEPS[stand.step]?.by === "attacker" ? 1 : -1;
    const then = this.stands.at(over.step, over.stocks, dice, true);
    const pairs = then.mixed ? sets.pairs(dice) : undefined;
    const begin = this.valuesOfRolling(then);
    const width = this.rollingCells(then);
    const { values, choices, to, scratch: best } = this.memory;
    for (let line = 0; line < lines; line += 1)
      for (let pool = 0; pool < first + cells; pool += 1) {
        // The place of what is best to keep of it; of a whole pool at least so many dice are rolled again.
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

  #improveByEach(stand: Stand, places: number, use: PlannedUse, over: Stand): void {
    const sign = STEPS[stand.step]?.by === "attacker" ? 1 : -1;
    const { memory } = this;
    this.eachCell(stand, (line, fresh, done, cell) => {
      const place = places + line * stand.cells + cell;
      const value = this.perform(use.doing, over, line, fresh, done);
      if (sign * (value - (memory.values[place] as number)) <= MARGIN) return;
      memory.values[place] = value;
      memory.choices[place] = use.at;
      memory.to[place] = this.reached;
    });
  }

  /** The place that its side comes to when it is done: in the next step, the roll of the defence dice, or the end. */
  pass(stand: Stand, line: number, fresh: number, done: number): number {
    const { next } = stand;
    if (next) return this.placeIn(next, line, fresh, done);
    if (stand.step < FIRST_OF_DEFENSE)
      return this.#valuesOfRoll(stand.nextStocks) + (this.plan.lineOf[MULTISETS.attack.union(fresh, done)] as number);
    return this.#valuesOfEnds(stand.nextStocks) + line * this.evadesBelow + this.evadesIn(fresh, done);
  }

  evadesIn(fresh: number, done: number): number {
    const { counts, faces } = MULTISETS.defense;
    return this.#fixed.evades + (counts[fresh * faces] as number) + (counts[done * faces] as number);
  }

  /** A value for each line: the defence dice are about to be rolled, or lie there. */
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
    this.order.push({ stand: undefined, isRolling: false, values: places, stocks });
    return places;
  }

  /** The defence dice that may lie there: where the first line has its place for them, and how far the next line is from it. */
  eachDefense(stocks: number, visit: (chance: number, from: number, step: number) => void): void {
    const { firstDefense, shot } = this.plan;
    eachPool("defense", shot.defense, (chance, fresh, done) => {
      if (firstDefense >= STEPS.length) {
        visit(chance, this.#valuesOfEnds(stocks) + this.evadesIn(fresh, done), this.evadesBelow);
        return;
      }
      const { size } = MULTISETS.defense;
      const stand = this.stands.at(firstDefense, stocks, (size[fresh] as number) + (size[done] as number), done !== 0);
      visit(chance, this.placeIn(stand, 0, fresh, done), stand.cells);
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

  /** What is left in the end; where the defender may choose, the least for the attacker, and of that the most criticals cancelled. */
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

/** A reroll of any number of dice, and nothing else. */
const isFreeReroll = (doing: Doing | undefined, { shot }: Plan): doing is Doing =>
  doing?.verb === "reroll" && doing.then === undefined && doing.count >= MOST_DICE && doing.least <= 1 && shot.mostRerolled === undefined;
