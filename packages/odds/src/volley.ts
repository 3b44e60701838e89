/**
 * Several attacks on one target, one after the other. Whatever the defender spends on one attack isn't available in the next, and both
 * sides consider all later attacks. Volleys are solved backward over the damage that the target can still take and the stocks that the
 * defender has left.
 */
import { endsOf } from "./ends.ts";
import { Memory } from "./memory.ts";
import { type Aim, CRIT_WEIGHT, faceupCards, type Target } from "./odds.ts";
import { digitIn, type Plan, planOf } from "./plan.ts";
import type { Shot } from "./shot.ts";
import { Solver } from "./solver.ts";

/** The defender's stocks, by name. They come from the first shot. Each attacker's stocks come from its own shot. */
type Stocks = Readonly<Record<string, number>>;

export interface VolleyOdds {
  /** For each attack: the chance that the target has been destroyed or crippled by the time the attack is over. */
  readonly destroyedAfter: readonly number[];
  /** The chance of each exact amount of damage from all attacks together, up to what the target can take. */
  readonly damage: readonly number[];
  readonly expectedDamage: number;
  /** What each attack contributes, in order. No attack is made once the target is destroyed or crippled. */
  readonly attacks: readonly AttackInVolley[];
}

export interface AttackInVolley {
  /** The chance that the attack is made and leaves a result uncancelled. */
  readonly hitChance: number;
  /** The expected damage, counting only what the target can take. */
  readonly expectedDamage: number;
  readonly expectedCrits: number;
  readonly expectedFaceup: number;
}

export function volleyOdds(shots: readonly Shot[], target: Target, aim: Aim = { aim: "destroy" }): VolleyOdds {
  return new Volley(shots, aim).odds(target, shots[0]?.stocks.defender ?? {});
}

/** The damage that the target can still take, and the defender's stocks, after some attacks. */
interface Left {
  readonly toughness: number;
  readonly stocks: Stocks;
  chance: number;
}

type Sums = { -readonly [Field in keyof AttackInVolley]: AttackInVolley[Field] };

class Volley {
  readonly #shots: readonly Shot[];
  readonly #aim: Aim;
  readonly #values = new Map<string, number>();
  /** One memory for each attack, because the later attacks are solved at the same time. */
  readonly #memories: readonly Memory[];

  constructor(shots: readonly Shot[], aim: Aim) {
    this.#shots = shots;
    this.#aim = aim;
    this.#memories = shots.map(() => new Memory());
  }

  odds({ shields, hull }: Target, stocks: Stocks): VolleyOdds {
    const toughness = shields + hull;
    let states: readonly Left[] = [{ toughness, stocks, chance: 1 }];
    const destroyedAfter: number[] = [];
    const attacks: AttackInVolley[] = [];
    for (const at of this.#shots.keys()) {
      const sums = { hitChance: 0, expectedDamage: 0, expectedCrits: 0, expectedFaceup: 0 };
      states = this.#after(at, states, hull, sums);
      attacks.push(sums);
      destroyedAfter.push(states.reduce((sum, left) => sum + (left.toughness === 0 ? left.chance : 0), 0));
    }
    const damage = Array.from({ length: toughness + 1 }, () => 0);
    for (const left of states) damage[toughness - left.toughness] = (damage[toughness - left.toughness] ?? 0) + left.chance;
    return { destroyedAfter, damage, expectedDamage: damage.reduce((sum, chance, suffered) => sum + suffered * chance, 0), attacks };
  }

  #after(at: number, states: readonly Left[], hull: number, sums: Sums): readonly Left[] {
    const next = new Map<string, Left>();
    const put = (toughness: number, stocks: Stocks, chance: number): void => {
      const key = keyOf(toughness, stocks);
      const known = next.get(key);
      if (known) known.chance += chance;
      else next.set(key, { toughness, stocks, chance });
    };
    for (const { toughness, stocks, chance } of states) {
      if (toughness === 0) {
        put(0, stocks, chance);
        continue;
      }
      const solver = this.#solver(at, toughness, stocks);
      for (const { hits, crits, stocks: left, chance: ending } of endsOf(solver)) {
        const [after, both] = [Math.max(0, toughness - hits - crits), chance * ending];
        put(after, stocksIn(solver.plan, left, stocks), both);
        if (hits + crits > 0) sums.hitChance += both;
        sums.expectedDamage += both * (toughness - after);
        sums.expectedCrits += both * crits;
        sums.expectedFaceup += both * faceupCards(hits, crits, { shields: Math.max(0, toughness - hull) });
      }
    }
    return [...next.values()];
  }

  #solver(at: number, toughness: number, stocks: Stocks): Solver {
    const shot = this.#shots[at] as Shot;
    const plan = planOf({ ...shot, stocks: { attacker: shot.stocks.attacker, defender: stocks } }, ["defender"]);
    const worth = (hits: number, crits: number, left: number): number => {
      const after = Math.max(0, toughness - hits - crits);
      return this.#worth(toughness - after, crits, after) + this.#valueOf(at + 1, after, stocksIn(plan, left, stocks));
    };
    return new Solver(plan, worth, this.#memories[at]);
  }

  /** Returns how much one attack adds to what both sides aim for. */
  #worth(damage: number, crits: number, after: number): number {
    const aim = this.#aim;
    if (aim.aim === "destroy") return after === 0 ? 1 : 0;
    return damage + crits * ((aim.critWeight ?? CRIT_WEIGHT) - 1);
  }

  #valueOf(at: number, toughness: number, stocks: Stocks): number {
    if (toughness === 0 || at >= this.#shots.length) return 0;
    const key = `${at} ${keyOf(toughness, stocks)}`;
    let value = this.#values.get(key);
    if (value === undefined) {
      value = this.#solver(at, toughness, stocks).value();
      this.#values.set(key, value);
    }
    return value;
  }
}

const keyOf = (toughness: number, stocks: Stocks): string => `${toughness} ${Object.values(stocks)}`;

/** Returns the defender's stocks that a number stores, by name and in order. */
function stocksIn({ digits }: Plan, number: number, named: Stocks): Stocks {
  const left: Record<string, number> = { ...named };
  for (const digit of digits) if (digit.of === "defender") left[digit.what] = digitIn(digit, number);
  return left;
}
