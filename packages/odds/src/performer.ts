/** What uses come to: the place that something done to dice leads to, where everything in it is chosen well, and its value. */
import type { Face } from "@broadside/dice";
import type { Doing } from "./effects.ts";
import type { Memory } from "./memory.ts";
import { FACES_OF, MULTISETS } from "./multisets.ts";
import type { Plan, PlannedUse } from "./plan.ts";
import { cancelledFrom } from "./pools.ts";
import { type Stand, Stands } from "./stand.ts";

/** Better by less than this is no better: then what comes first is done, and nothing first of all. */
export const MARGIN = 1e-12;

/** What was solved: a stand; dice of it being rolled again; or the roll of the defence dice, with the stocks then. */
export interface Solved {
  readonly stand: Stand | undefined;
  readonly isRolling: boolean;
  readonly values: number;
  readonly stocks: number;
}

/** Something chosen in the midst of a use. */
export type Pick =
  | { readonly pick: "face"; readonly face: Face }
  | { readonly pick: "reroll"; readonly faces: readonly Face[] }
  | { readonly pick: "one of"; readonly at: number };

export abstract class Performer {
  readonly plan: Plan;
  readonly memory: Memory;
  readonly stands: Stands;
  /** What follows from something comes before it. */
  readonly order: Solved[] = [];
  /** The place that the last thing performed leads to. */
  reached = 0;
  #picks: Pick[] | undefined = undefined;

  constructor(plan: Plan, memory: Memory) {
    this.plan = plan;
    this.memory = memory.clear();
    this.stands = new Stands(plan, memory);
  }

  /** Solves it where that is not yet done. */
  abstract valuesOf(stand: Stand): number;

  valueAt(place: number): number {
    return this.memory.values[place] as number;
  }

  placeIn(stand: Stand, line: number, fresh: number, done: number): number {
    return this.valuesOf(stand) + line * stand.cells + this.stands.cellOf(stand, fresh, done);
  }

  use(use: PlannedUse, stand: Stand, line: number, fresh: number, done: number): number {
    return this.perform(use.doing, this.stands.afterUse(stand, use) ?? stand, line, fresh, done);
  }

  /** Sets the place that it leads to, and returns its value. */
  perform(doing: Doing | undefined, over: Stand, line: number, fresh: number, done: number): number {
    const { sets } = over;
    if (!doing) {
      const dice = (sets.size[fresh] as number) + (sets.size[done] as number);
      return this.reach(this.placeIn(this.stands.resized(over, dice), line, fresh, done));
    }
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

  reach(place: number): number {
    this.reached = place;
    return this.valueAt(place);
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
    const dice = (size[fresh] as number) + (size[done] as number);
    const then = doing.then ? this.stands.midst(over, doing.then, dice) : this.stands.at(step, stocks, dice, true);
    let found = 0;
    for (let face = 0; face < faces; face += 1) if (open[face]) found += counts[fresh * faces + face] as number;
    const limit = this.plan.shot.mostRerolled?.[sets.kind] ?? Number.POSITIVE_INFINITY;
    const most = Math.max(0, Math.min(doing.count, found, limit - (size[done] as number)));
    const least = Math.min(doing.least, most);
    const begin = this.valuesOfRolling(then) + line * this.rollingCells(then);
    const pairs = then.mixed ? sets.pairs(dice) : undefined;
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

  rollingCells({ mixed, cells, sets, dice }: Stand): number {
    return mixed ? cells : (sets.upTo[dice] as number);
  }

  /** Values of the dice that are kept while others are rolled: one die after the other. */
  valuesOfRolling(stand: Stand): number {
    if (stand.rolling >= 0) return stand.rolling;
    const { sets, lines, cells, first, mixed, dice } = stand;
    const { upTo, size, faces, faceChance, plus } = sets;
    const from = this.valuesOf(stand);
    const width = this.rollingCells(stand);
    const places = this.memory.take(lines * width);
    const { values } = this.memory;
    const pairs = mixed ? sets.pairs(dice) : undefined;
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
    stand.rolling = places;
    this.order.push({ stand, isRolling: true, values: places, stocks: stand.stocks });
    return places;
  }
}
