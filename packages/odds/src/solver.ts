/**
 * Backward induction over an attack: the attacker looks for the most, the defender for the least. States that differ in dice alone are solved
 * together (`Stand`), after all that may follow from them. What can no longer matter is forgotten, so that few states are left. Every state has its
 * place in one array of values, and what leads from one to another is a place.
 */
import { type Die, type DieKind, type Face, isRerollable, type UncancelledResults } from "@broadside/dice";
import { type Doing, isSettled } from "./effects.ts";
import { DONE, Memory } from "./memory.ts";
import { momentOf } from "./moment.ts";
import { FACES_OF, MOST_DICE, MULTISETS, type Multisets } from "./multisets.ts";
import { FIRST_OF_DEFENSE, type Plan, type PlannedUse } from "./plan.ts";
import { STEPS } from "./shot.ts";
import { type Stand, Stands } from "./stand.ts";
import { critsCancelled, uncancelled } from "./uncancelled.ts";

/** What an attack is worth to the attacker that ends with these results and stocks. */
export type Payoff = (hits: number, crits: number, stocks: number) => number;

/** Better by less than this is no better: then what comes first is done, and nothing first of all. */
const MARGIN = 1e-12;
const NOWHERE = -1;

/** What was solved: a stand; dice of it being rolled again until there are so many; or the roll of the defence dice, with the stocks then. */
export interface Solved {
  readonly stand: Stand | undefined;
  readonly dice: number;
  readonly values: number;
  readonly stocks: number;
}

/** Something chosen in the midst of a use. */
export type Pick =
  | { readonly pick: "face"; readonly face: Face }
  | { readonly pick: "reroll"; readonly faces: readonly Face[] }
  | { readonly pick: "one of"; readonly at: number };

export class Solver {
  readonly plan: Plan;
  readonly memory: Memory;
  readonly stands: Stands;
  /** What follows from something comes before it. */
  readonly order: Solved[] = [];
  /** Where the values of ends begin, by stocks: a line for each result of the attack dice, and in it a cell for each number of evades. */
  readonly ends = new Map<number, number>();
  readonly evadesBelow: number;
  /** The place that the last thing performed leads to, where everything in it is chosen well. */
  reached = 0;
  #picks: Pick[] | undefined = undefined;
  readonly #payoff: Payoff;
  readonly #rolls = new Map<number, number>();
  readonly #fixed: { readonly hits: number; readonly crits: number; readonly evades: number };

  constructor(plan: Plan, payoff: Payoff, memory = new Memory()) {
    this.plan = plan;
    this.memory = memory.clear();
    this.stands = new Stands(plan, memory);
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
      const stand = this.stands.at(first, start, done !== 0);
      visit(chance, this.valuesOf(stand) + this.stands.cellOf(stand, fresh, done));
    });
  }

  /** Solves it where that is not yet done. */
  valuesOf(stand: Stand): number {
    if (stand.values < 0) {
      if (stand.doing || this.stands.usesOf(stand).some(({ forced, owed, when }) => forced || owed || when)) this.#solveEach(stand);
      else this.#solveTogether(stand);
      this.order.push({ stand, dice: 0, values: stand.values, stocks: stand.stocks });
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
        ? this.perform(stand.doing, this.stands.at(stand.step, stand.stocks, stand.mixed), line, fresh, done)
        : this.#decide(stand, line, fresh, done, place);
      memory.values[place] = value;
      memory.to[place] = this.reached;
    });
    stand.values = places;
  }

  eachCell(stand: Stand, visit: (line: number, fresh: number, done: number, cell: number) => void): void {
    const { sets, mixed, lines, cells, first, mayReroll } = stand;
    const { least, most } = this.plan.sizes[sets.kind];
    for (let line = 0; line < lines; line += 1)
      if (mixed) for (const [fresh, done] of sets.pairsOf(least, most)) visit(line, fresh, done, this.stands.cellOf(stand, fresh, done));
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
    let best = isOwing ? Number.NaN : this.#reach(this.pass(stand, line, fresh, done));
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

  #valueAt(place: number): number {
    return this.memory.values[place] as number;
  }

  #canUse(use: PlannedUse, stand: Stand, line: number, fresh: number, done: number): boolean {
    const { needs, when } = use;
    const { counts, faces } = stand.sets;
    if (needs && !needs.some((face) => (counts[fresh * faces + face] as number) + (counts[done * faces + face] as number) > 0))
      return false;
    if (!this.stands.afterUse(stand, use)) return false;
    return when === undefined || when(momentOf(this.plan, stand, line, fresh, done));
  }

  use(use: PlannedUse, stand: Stand, line: number, fresh: number, done: number): number {
    return this.perform(use.doing, this.stands.afterUse(stand, use) ?? stand, line, fresh, done);
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
        this.memory.values[place] = this.#valueAt(to);
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
    const from = this.valuesOf(over);
    const { values, choices, to } = this.memory;
    const { needs, at } = use;
    for (let cell = 0; cell < cells; cell += 1) {
      const pool = first + cell;
      if (needs && !hasFace(sets, pool, needs)) continue;
      const changed = settled(sets, use.doing, pool);
      if (changed >= first + cells) continue;
      for (let line = 0; line < lines; line += 1) {
        const place = places + line * cells + cell;
        const next = from + line * cells + changed - first;
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
    const { lines, cells, first, sets } = stand;
    const { upTo, faces, minus } = sets;
    const { open, least, sign } = doing;
    const { least: fewest, most } = this.plan.sizes[sets.kind];
    const then = this.stands.at(over.step, over.stocks, true);
    const pairs = then.mixed ? sets.pairs(most) : undefined;
    // By pool: the place of what is best to keep of it.
    const best = new Int32Array(upTo[most] as number);
    for (let dice = fewest; dice <= most; dice += 1) {
      const begin = this.valuesOfRolling(then, dice);
      const width = this.rollingCells(then, dice);
      const { values, choices, to } = this.memory;
      const full = dice === 0 ? 0 : (upTo[dice - 1] as number);
      for (let line = 0; line < lines; line += 1)
        for (let pool = 0; pool < (upTo[dice] as number); pool += 1) {
          // Of a whole pool at least so many dice are rolled again.
          let found = pool >= full && least > 0 ? NOWHERE : begin + line * width + (pairs ? (pairs[pool] as number) : pool);
          for (let face = 0; face < faces; face += 1) {
            const fewer = open[face] ? (minus[pool * faces + face] as number) : -1;
            if (fewer < 0) continue;
            const other = best[fewer] as number;
            if (found === NOWHERE || sign * ((values[other] as number) - (values[found] as number)) > MARGIN) found = other;
          }
          best[pool] = found;
          if (pool < full || found === NOWHERE) continue;
          const place = places + line * cells + pool - first;
          const value = values[found] as number;
          if (sign * (value - (values[place] as number)) <= MARGIN) continue;
          values[place] = value;
          choices[place] = at;
          to[place] = found;
        }
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
    if (next) return this.#placeIn(next, line, fresh, done);
    if (stand.step < FIRST_OF_DEFENSE)
      return this.#valuesOfRoll(stand.nextStocks) + (this.plan.lineOf[MULTISETS.attack.union(fresh, done)] as number);
    return this.#valuesOfEnds(stand.nextStocks) + line * this.evadesBelow + this.evadesIn(fresh, done);
  }

  #placeIn(stand: Stand, line: number, fresh: number, done: number): number {
    return this.valuesOf(stand) + line * stand.cells + this.stands.cellOf(stand, fresh, done);
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
    this.order.push({ stand: undefined, dice: 0, values: places, stocks });
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
      const stand = this.stands.at(firstDefense, stocks, done !== 0);
      visit(chance, this.#placeIn(stand, 0, fresh, done), stand.cells);
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

  /** Sets the place that it leads to, and returns its value. */
  perform(doing: Doing | undefined, over: Stand, line: number, fresh: number, done: number): number {
    if (!doing) return this.#reach(this.#placeIn(over, line, fresh, done));
    const { sets } = over;
    switch (doing.verb) {
      case "add":
        return this.perform(doing.then, over, line, sets.plus[fresh * sets.faces + (doing.face ?? 0)] as number, done);
      case "change":
        return doing.ofOneFace
          ? this.#changeOneFace(doing, over, line, fresh, done)
          : this.#change(doing, doing.from, over, line, fresh, done);
      case "cancel": {
        if (doing.ofAttack) {
          const { lines, lineOf } = this.plan;
          const left = cancelledFrom(MULTISETS.attack, lines[line] as number, doing.face, doing.count);
          return this.perform(doing.then, over, lineOf[left] as number, fresh, done);
        }
        const left = cancelledFrom(sets, done, doing.face, doing.count);
        const count = doing.count - ((sets.size[done] as number) - (sets.size[left] as number));
        return this.perform(doing.then, over, line, cancelledFrom(sets, fresh, doing.face, count), left);
      }
      case "reroll":
        return this.#reroll(doing, over, line, fresh, done);
      case "one of":
        return this.#best(
          doing.choices.length,
          doing.sign,
          (at) => this.perform(doing.choices[at], over, line, fresh, done),
          (at) => ({ pick: "one of", at }),
        );
    }
  }

  #reach(place: number): number {
    this.reached = place;
    return this.#valueAt(place);
  }

  /** What is chosen where something is performed, in the order in which it is, up to the first dice that are rolled again. */
  picks(perform: () => number): readonly Pick[] {
    const picks: Pick[] = [];
    this.#picks = picks;
    perform();
    this.#picks = undefined;
    return picks;
  }

  /** Of several ways the best one, the first of those that are. */
  #best(count: number, sign: number, valueAt: (at: number) => number, pickAt: (at: number) => Pick): number {
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

  /** Of dice of one face those that were rerolled are turned first. */
  #change(doing: Doing, from: readonly number[], over: Stand, line: number, fresh: number, done: number): number {
    const { counts, faces, turned } = over.sets;
    let left = doing.count;
    for (const face of from) {
      const ofDone = Math.min(left, counts[done * faces + face] as number);
      if (ofDone > 0) done = turned(done, face, doing.to, ofDone);
      const ofFresh = Math.min(left - ofDone, counts[fresh * faces + face] as number);
      if (ofFresh > 0) fresh = turned(fresh, face, doing.to, ofFresh);
      left -= ofDone + ofFresh;
    }
    return this.perform(doing.then, over, line, fresh, done);
  }

  #changeOneFace(doing: Doing, over: Stand, line: number, fresh: number, done: number): number {
    const { counts, faces } = over.sets;
    const there = doing.from.filter((face) => (counts[fresh * faces + face] as number) + (counts[done * faces + face] as number) > 0);
    if (there.length === 0) return this.perform(doing.then, over, line, fresh, done);
    const names: readonly Face[] = FACES_OF[over.sets.kind];
    return this.#best(
      there.length,
      doing.sign,
      (at) => this.#change(doing, [there[at] as number], over, line, fresh, done),
      (at) => ({ pick: "face", face: names[there[at] as number] as Face }),
    );
  }

  /** All ways to take dice, face by face. */
  #reroll(doing: Doing, over: Stand, line: number, fresh: number, done: number): number {
    const { sets, step, stocks } = over;
    const { counts, faces, size, minus } = sets;
    const { open, sign } = doing;
    const then = doing.then ? this.stands.midst(over, doing.then) : this.stands.at(step, stocks, true);
    const dice = (size[fresh] as number) + (size[done] as number);
    let found = 0;
    for (let face = 0; face < faces; face += 1) if (open[face]) found += counts[fresh * faces + face] as number;
    const limit = this.plan.shot.mostRerolled?.[sets.kind] ?? Number.POSITIVE_INFINITY;
    const most = Math.max(0, Math.min(doing.count, found, limit - (size[done] as number)));
    const least = Math.min(doing.least, most);
    const begin = this.valuesOfRolling(then, dice) + line * this.rollingCells(then, dice);
    const pairs = then.mixed ? sets.pairs(this.plan.sizes[sets.kind].most) : undefined;
    const { values } = this.memory;
    let best = Number.NaN;
    let reached = begin;
    let kept = fresh;
    // One face more in each loop; where there is no fourth, the last loop runs once.
    let a = fresh;
    for (let ofA = 0; a >= 0 && ofA <= most; ofA += 1) {
      let b = a;
      for (let ofB = ofA; b >= 0 && ofB <= most; ofB += 1) {
        let c = b;
        for (let ofC = ofB; c >= 0 && ofC <= most; ofC += 1) {
          let d = c;
          for (let count = ofC; d >= 0 && count <= most; count += 1) {
            if (count >= least) {
              const place = begin + (pairs ? (pairs[d] as number) + done : done === 0 ? d : sets.union(d, done));
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
        const count = (counts[fresh * faces + face] as number) - (counts[kept * faces + face] as number);
        return Array.from({ length: count }, () => name);
      }),
    });
    return best;
  }

  rollingCells(stand: Stand, dice: number): number {
    return stand.mixed ? stand.cells : (stand.sets.upTo[dice] as number);
  }

  /** Values of the dice that are kept while others are rolled, until there are so many: one die after the other. */
  valuesOfRolling(stand: Stand, dice: number): number {
    const known = stand.rolling[dice];
    if (known !== undefined) return known;
    const { sets, lines, cells, first, mixed } = stand;
    const { upTo, size, faces, faceChance, plus } = sets;
    const from = this.valuesOf(stand);
    const width = this.rollingCells(stand, dice);
    const places = this.memory.take(lines * width);
    const { values } = this.memory;
    const pairs = mixed ? sets.pairs(this.plan.sizes[sets.kind].most) : undefined;
    for (let line = 0; line < lines; line += 1)
      // Where it does not matter which dice were rerolled, all are in `done`.
      for (let fresh = 0; fresh < (pairs ? (upTo[dice] as number) : 1); fresh += 1) {
        const all = dice - (size[fresh] as number);
        const begin = places + line * width + (pairs ? (pairs[fresh] as number) : 0);
        const ready = from + line * cells + (pairs ? (pairs[fresh] as number) : -first);
        for (let done = (upTo[all] as number) - 1; done >= 0; done -= 1) {
          if (size[done] === all) {
            values[begin + done] = values[ready + done] as number;
            continue;
          }
          let value = 0;
          for (let face = 0; face < faces; face += 1)
            value += (faceChance[face] as number) * (values[begin + (plus[done * faces + face] as number)] as number);
          values[begin + done] = value;
        }
      }
    stand.rolling[dice] = places;
    this.order.push({ stand, dice, values: places, stocks: stand.stocks });
    return places;
  }
}

/** A reroll of any number of dice, and nothing else. */
const isFreeReroll = (doing: Doing | undefined, { shot }: Plan): doing is Doing =>
  doing?.verb === "reroll" && doing.then === undefined && doing.count >= MOST_DICE && doing.least <= 1 && shot.mostRerolled === undefined;

function hasFace({ counts, faces }: Multisets, pool: number, wanted: readonly number[]): boolean {
  for (const face of wanted) if ((counts[pool * faces + face] as number) > 0) return true;
  return false;
}

/** What something settled makes of a pool. */
function settled(sets: Multisets, doing: Doing | undefined, pool: number): number {
  const { counts, faces, plus, turned } = sets;
  for (let next = doing; next; next = next.then) {
    if (next.verb === "add") pool = plus[pool * faces + (next.face ?? 0)] as number;
    else if (next.verb === "cancel") pool = cancelledFrom(sets, pool, next.face, next.count);
    else {
      let left = next.count;
      for (const face of next.from) {
        const count = Math.min(left, counts[pool * faces + face] as number);
        pool = turned(pool, face, next.to, count);
        left -= count;
      }
    }
  }
  return pool;
}

/** Calls back with every pool that may lie there: dice that may be rerolled, and others. Fixed dice are in neither. */
export function eachPool(kind: DieKind, dice: number | readonly Die[], visit: (chance: number, fresh: number, done: number) => void): void {
  const sets = MULTISETS[kind];
  if (typeof dice !== "number") {
    const poolOf = (rerollable: boolean) =>
      poolNumber(
        sets,
        dice.filter((die) => !die.fixed && isRerollable(die) === rerollable),
      );
    visit(1, poolOf(true), poolOf(false));
    return;
  }
  const { upTo, chance } = sets;
  for (let pool = dice === 0 ? 0 : (upTo[dice - 1] as number); pool < (upTo[dice] as number); pool += 1)
    visit(chance[pool] as number, pool, 0);
}

/** Of dice that are not fixed. */
export function poolNumber(sets: Multisets, dice: readonly Die[]): number {
  const names: readonly Face[] = FACES_OF[sets.kind];
  return sets.numberOf(Uint8Array.from(names, (name) => dice.filter(({ face }) => face === name).length));
}

const fixedIn = (dice: number | readonly Die[], face: Face): number =>
  typeof dice === "number" ? 0 : dice.filter((die) => die.fixed && die.face === face).length;

/** So many dice fewer of one face, or no dice at all where none is named. */
function cancelledFrom({ counts, faces, minus }: Multisets, pool: number, face: number | undefined, count: number): number {
  if (face === undefined) return 0;
  let left = pool;
  for (let gone = Math.min(count, counts[pool * faces + face] as number); gone > 0; gone -= 1) left = minus[left * faces + face] as number;
  return left;
}
