/**
 * Computes a shot's odds by brute force: every face of every die, one die after the other, and every choice of both sides. This shares
 * nothing with the solver except the description of a shot. Each state (the dice, and what both sides can still spend) is tried only once.
 */
import {
  type Die,
  type DieKind,
  dieOf,
  FACES,
  type Face,
  isRerollable,
  MODIFICATIONS,
  MODIFYING_TOKENS,
  type ModifyingToken,
} from "@broadside/dice";
import { type Odds, oddsOf } from "./odds.ts";
import type { DiceEffect, DiceUse, Shot, Side } from "./shot.ts";
import { type OddsEdition, plainShot, type Tokens } from "./tokens.ts";

export interface Tried {
  readonly value: number;
  /** The chance of each result, indexed by eight times the hits plus the criticals. */
  readonly ends: Float64Array;
}

interface State {
  readonly step: number;
  readonly attack: readonly Die[];
  readonly defense: readonly Die[];
  readonly stocks: Readonly<Record<string, number>>;
}

type Payoff = (hits: number, crits: number) => number;
/** Continues the search from the given step, dice and stocks. */
type Then = (state: State) => Tried;

const ORDER = ["defender attack", "attacker attack", "attacker defense", "defender defense"] as const;
const CLOSE = 1e-12;

export class BruteForce {
  readonly #shot: Shot;
  readonly #payoff: Payoff;
  readonly #known = new Map<string, Tried>();

  constructor(shot: Shot, payoff: Payoff) {
    this.#shot = shot;
    this.#payoff = payoff;
  }

  /** Tries the shot with these dice and stocks, which must be possible in that shot. */
  try(attack: Shot["attack"], defense: Shot["defense"], has: Shot["stocks"]): Tried {
    const stocks: Record<string, number> = {};
    // Includes every stock that the shot names, always in the same order.
    for (const { pays = [], gains = [] } of this.#shot.uses) for (const { of, what } of [...pays, ...gains]) stocks[`${of} ${what}`] = 0;
    for (const side of ["attacker", "defender"] as const) {
      for (const what of Object.keys(this.#shot.stocks[side])) stocks[`${side} ${what}`] = 0;
      for (const [what, count] of Object.entries(has[side])) stocks[`${side} ${what}`] = count;
    }
    // The number of uses left, if uses are limited.
    for (const [at, { times = 1 }] of this.#shot.uses.entries()) if (times < Number.POSITIVE_INFINITY) stocks[`use ${at}`] = times;
    const { at } = this.#shot;
    const step = at ? ORDER.indexOf(`${at.by} ${at.dice}`) : 0;
    const begin = (dice: readonly Die[]): Tried => this.#step({ step, attack: dice, defense: [], stocks }, defense);
    return typeof attack === "number" ? this.#roll("attack", attack, [], begin) : begin(attack);
  }

  #roll(kind: DieKind, count: number, dice: readonly Die[], then: (dice: readonly Die[]) => Tried): Tried {
    if (count === 0) return then(dice);
    const faces: readonly Face[] = FACES[kind];
    return mean(
      [...new Set(faces)].map((face) => {
        const chance = faces.filter((one) => one === face).length / faces.length;
        return [chance, this.#roll(kind, count - 1, [...dice, dieOf(face, "rolled")], then)] as const;
      }),
    );
  }

  #step(state: State, defense: Shot["defense"]): Tried {
    const { step, attack, defense: rolled, stocks } = state;
    // Attack dice are no longer rerolled once defense dice are being modified, so from then on it doesn't matter which ones were rerolled.
    const key = `${step} ${keyOf(attack, step < 2)} ${keyOf(rolled, true)} ${Object.values(stocks)} ${JSON.stringify(defense)}`;
    const known = this.#known.get(key);
    if (known) return known;
    const tried = this.#tryStep(state, defense);
    this.#known.set(key, tried);
    return tried;
  }

  #tryStep(state: State, defense: Shot["defense"]): Tried {
    const { step } = state;
    if (step === 4) return this.#end(state);
    if (step === 2 && state.defense.length === 0 && defense !== 0) {
      const begin = (dice: readonly Die[]): Tried => this.#step({ ...state, defense: dice }, 0);
      return typeof defense === "number" ? this.#roll("defense", defense, [], begin) : begin(defense);
    }
    const usable = this.#shot.uses.filter((use) => ORDER.indexOf(`${use.by} ${use.dice}`) === step && this.#can(use, state));
    const sign = ORDER[step]?.startsWith("attacker") ? 1 : -1;
    const forced = usable.find((use) => use.forced);
    if (forced) return this.#use(forced, state, defense);
    const ways: (() => Tried)[] = usable.map((use) => () => this.#use(use, state, defense));
    if (!usable.some(({ owed }) => owed)) ways.unshift(() => this.#step({ ...state, step: step + 1 }, step < 2 ? defense : 0));
    return best(
      ways.map((way) => way()),
      sign,
    );
  }

  #can(use: DiceUse, { attack, defense, stocks }: State): boolean {
    if ((stocks[`use ${this.#shot.uses.indexOf(use)}`] ?? 1) < 1) return false;
    if (use.pays?.some(({ of, what, count }) => (stocks[`${of} ${what}`] ?? 0) < count)) return false;
    const [effect, ...more] = use.effects;
    if (effect?.verb === "change" && more.length === 0) {
      const dice: readonly Die[] = use.dice === "attack" ? attack : defense;
      if (!dice.some(({ face, fixed }) => !fixed && face !== effect.to && effect.from.includes(face))) return false;
    }
    const moment = { attack, defense, stock: (of: Side, what: string) => stocks[`${of} ${what}`] ?? 0 };
    return use.when === undefined || use.when(moment as unknown as Parameters<typeof use.when>[0]);
  }

  #use(use: DiceUse, state: State, defense: Shot["defense"]): Tried {
    const stocks = { ...state.stocks };
    const change = (name: string, by: number): void => {
      stocks[name] = (stocks[name] ?? 0) + by;
    };
    const counter = `use ${this.#shot.uses.indexOf(use)}`;
    if (stocks[counter] !== undefined) change(counter, -1);
    for (const { of, what, count } of use.pays ?? []) change(`${of} ${what}`, -count);
    for (const { of, what, count } of use.gains ?? []) change(`${of} ${what}`, count);
    return this.#do(use.effects, use, { ...state, stocks }, (next) => this.#step(next, defense));
  }

  #do(effects: readonly DiceEffect[], use: DiceUse, state: State, then: Then): Tried {
    const [effect, ...rest] = effects;
    if (!effect) return then(state);
    const kind = effect.verb === "cancel" ? (effect.dice ?? use.dice) : use.dice;
    const dice: readonly Die[] = state[kind];
    const next = (changed: readonly Die[]): Tried => this.#do(rest, use, { ...state, [kind]: changed }, then);
    const sign = (side: Side): number => (side === "attacker" ? 1 : -1);
    const faces: readonly Face[] = FACES[kind];
    switch (effect.verb) {
      case "add":
        return faces.includes(effect.face) ? next([...dice, dieOf(effect.face, "added")]) : next(dice);
      case "cancel": {
        let left = effect.count ?? Number.POSITIVE_INFINITY;
        // Rerolled dice go first.
        const gone = rerolledFirst(dice).filter((die) => (effect.face === undefined || die.face === effect.face) && left-- > 0);
        return next(dice.filter((die, at) => !(gone.includes(die) && gone.filter((one) => one === die).length > countBefore(dice, at))));
      }
      case "change": {
        if (!faces.includes(effect.to)) return next(dice);
        const turn = (from: readonly Face[]): readonly Die[] => {
          const changed = rerolledFirst(dice);
          let left = effect.count ?? Number.POSITIVE_INFINITY;
          for (const face of from)
            for (const [at, die] of changed.entries())
              if (left > 0 && die.face === face && face !== effect.to && !die.fixed) {
                changed[at] = dieOf(effect.to, die.origin);
                left -= 1;
              }
          return changed;
        };
        if (!effect.ofOneFace) return next(turn(effect.from));
        const there = effect.from.filter((face) => dice.some((die) => die.face === face && !die.fixed));
        return there.length === 0
          ? next(dice)
          : best(
              there.map((face) => next(turn([face]))),
              sign(use.by),
            );
      }
      case "reroll": {
        const ranks: readonly Face[] = FACES[kind];
        const places = [...dice.keys()].filter((at) => {
          const die = dice[at] as Die;
          return isRerollable(die) && (effect.from?.includes(die.face) ?? true);
        });
        places.sort((a, b) => ranks.indexOf((dice[a] as Die).face) - ranks.indexOf((dice[b] as Die).face));
        const rerolled = dice.filter(({ origin }) => origin.endsWith("rerolled")).length;
        const limit = (this.#shot.mostRerolled?.[kind] ?? Number.POSITIVE_INFINITY) - rerolled;
        const most = Math.max(0, Math.min(effect.most ?? Number.POSITIVE_INFINITY, places.length, limit));
        const least = Math.min(effect.least ?? 0, most);
        // Dice that show the same face are equal.
        const byFaces = new Map(subsets(places).map((taken) => [`${taken.map((at) => dice[at]?.face)}`, taken]));
        const ways = [...byFaces.values()].filter(({ length }) => length >= least && length <= most);
        return best(
          ways.map((taken) => this.#again(kind, taken, dice, next)),
          sign(effect.by ?? use.by),
        );
      }
      case "one of":
        return best(
          effect.choices.map((choice) => this.#do([...choice, ...rest], use, state, then)),
          sign(effect.by ?? use.by),
        );
    }
  }

  #again(kind: DieKind, [at, ...others]: readonly number[], dice: readonly Die[], then: (dice: readonly Die[]) => Tried): Tried {
    if (at === undefined) return then(dice);
    const faces: readonly Face[] = FACES[kind];
    return mean(
      [...new Set(faces)].map((face) => {
        const chance = faces.filter((one) => one === face).length / faces.length;
        const changed = dice.map((die, place) => (place === at ? dieOf(face, "rerolled") : die));
        return [chance, this.#again(kind, others, changed, then)] as const;
      }),
    );
  }

  #end({ attack, defense }: State): Tried {
    const count = (dice: readonly Die[], face: Face): number => dice.filter((die) => die.face === face).length;
    const { first, sureHits, sureCrits, reinforcing } = this.#shot.cancelling;
    const [hits, crits, evades] = [count(attack, "hit"), count(attack, "crit"), count(defense, "evade")];
    const ways: Tried[] = [];
    // Tries every number of criticals that the evades might cancel, as far as the rule allows.
    for (let cancelled = Math.max(0, Math.min(evades, crits - sureCrits)); cancelled >= 0; cancelled -= 1) {
      const least = Math.max(0, Math.min(evades - hits, crits - sureCrits));
      const most = Math.max(0, Math.min(evades, crits - sureCrits));
      if (sureHits || first === "crit" ? cancelled !== most : first === "hit" ? cancelled !== least : cancelled < least) continue;
      let h = sureHits ? hits : Math.max(0, hits - (evades - cancelled));
      let c = crits - cancelled;
      for (let token = 0; token < reinforcing; token += 1) {
        if (h + c < 2) break;
        if (first === "crit" && c > sureCrits) c -= 1;
        else if (h > 0) h -= 1;
        else if (c > sureCrits) c -= 1;
      }
      const ends = new Float64Array(64);
      ends[8 * h + c] = 1;
      ways.push({ value: this.#payoff(h, c), ends });
    }
    return best(ways, -1);
  }
}

function mean(parts: readonly (readonly [number, Tried])[]): Tried {
  const ends = new Float64Array(64);
  let value = 0;
  for (const [chance, tried] of parts) {
    value += chance * tried.value;
    for (let end = 0; end < 64; end += 1) ends[end] = (ends[end] ?? 0) + chance * (tried.ends[end] ?? 0);
  }
  return { value, ends };
}

function best(ways: readonly Tried[], sign: number): Tried {
  let found = ways[0] as Tried;
  for (const way of ways) if (sign * (way.value - found.value) > CLOSE) found = way;
  return found;
}

const subsets = ([place, ...others]: readonly number[]): readonly (readonly number[])[] =>
  place === undefined ? [[]] : subsets(others).flatMap((one) => [one, [place, ...one]]);

const rerolledFirst = (dice: readonly Die[]): Die[] => [...dice.filter((die) => !isRerollable(die)), ...dice.filter(isRerollable)];
const countBefore = (dice: readonly Die[], at: number): number => dice.slice(0, at).filter((die) => die === dice[at]).length;
const keyOf = (dice: readonly Die[], isRerolled: boolean): string =>
  dice
    .map((die) => `${die.face[0]}${die.fixed ? "!" : isRerolled && !isRerollable(die) ? "." : ""}`)
    .sort()
    .join();

/** Returns the greatest difference in any chance or in the value. */
export function difference({ results, expectedHits, expectedCrits }: Odds, tried: Tried, critWeight: number): number {
  let most = Math.abs(expectedHits + critWeight * expectedCrits - tried.value);
  const ends = tried.ends.slice();
  for (const { hits, crits, chance } of results) ends[8 * hits + crits] = (ends[8 * hits + crits] ?? 0) - chance;
  for (const left of ends) most = Math.max(most, Math.abs(left));
  return most;
}

const setsOf = (names: readonly ModifyingToken[]): readonly Tokens[] =>
  names.reduce<readonly Tokens[]>((sets, name) => sets.flatMap((set) => [set, { ...set, [name]: 1 }]), [{}]);

/** With this weight, no two results have the same value. */
export const UNLIKE_WEIGHT = 1.236067977;

/**
 * Returns the greatest difference between the solver's odds and those found by brute force, with up to this many dice on each side. It
 * tries all sets of an edition's tokens, or only one case in `every`.
 */
export function worstWithTokens(edition: OddsEdition, reinforce: number, dice = 3, every = 1): number {
  const table = MODIFICATIONS[edition];
  const attackers = setsOf(table.attack.map(({ token }) => token));
  const defenders = setsOf(table.defense.map(({ token }) => token).filter((token) => token !== "reinforce"));
  const all: Tokens = Object.fromEntries(MODIFYING_TOKENS.map((token) => [token, 1]));
  const shotWithAll = plainShot(edition, dice, dice, { attacker: all, defender: { ...all, reinforce } });
  const everything = new BruteForce(shotWithAll, (hits, crits) => hits + UNLIKE_WEIGHT * crits);
  let worst = 0;
  let sets = 0;
  for (const attacker of attackers)
    for (const defender of defenders)
      for (let attack = 0; attack <= dice; attack += 1)
        for (let defense = 0; defense <= dice; defense += 1) {
          sets += 1;
          if (sets % every !== 0) continue;
          const shot = plainShot(edition, attack, defense, { attacker, defender: { ...defender, reinforce } });
          const odds = oddsOf(shot, undefined, { aim: "damage", critWeight: UNLIKE_WEIGHT });
          worst = Math.max(worst, difference(odds, everything.try(attack, defense, shot.stocks), UNLIKE_WEIGHT));
        }
  return worst;
}
