/**
 * A shot prepared for the solver. One number stores everything that both sides have left: each of its digits is a stock, and a use
 * subtracts its costs from the digits.
 */
import type { DieKind } from "@broadside/dice";
import { invariant } from "@broadside/kit";
import { type EffectStep, facesNeeded, firstStepOf, rerolls } from "./effects.ts";
import { MULTISETS } from "./multisets.ts";
import { type DiceEffect, type DiceUse, MOST_DICE, type Shot, type Side, STEPS, type Stock } from "./shot.ts";

export const FIRST_OF_DEFENSE = STEPS.findIndex(({ dice }) => dice === "defense");

/**
 * A digit in the number that stores what both sides have left. It counts what is left of a side's stock, or how often a use is still
 * available. Adding `unit` to the number adds 1 to the digit, and `most` is its greatest value.
 */
interface Digit {
  readonly of: Side | undefined;
  readonly what: string;
  readonly unit: number;
  readonly most: number;
}

export interface PlannedUse {
  readonly use: DiceUse;
  readonly forced: boolean;
  readonly owed: boolean;
  readonly when: DiceUse["when"];
  /** Its index among the uses of its step. */
  readonly at: number;
  readonly effect: EffectStep | undefined;
  /** One of these faces must be present; undefined if any dice will do. */
  readonly needs: readonly number[] | undefined;
  readonly rerolls: boolean;
  /** True if some use may give back what this one costs. */
  readonly isRenewed: boolean;
  /** Indexes of digits, and how much each digit changes. */
  readonly costs: readonly (readonly [digit: number, count: number])[];
  readonly gains: readonly (readonly [digit: number, count: number])[];
}

export interface Plan {
  readonly shot: Shot;
  readonly digits: readonly Digit[];
  /** The stocks at the beginning. */
  readonly start: number;
  /** The index of the first step that has a use, and of the first step for defense dice that has one; 4 if there is none. */
  readonly first: number;
  readonly firstDefense: number;
  /** For each step: the next step with any use. */
  readonly nextStep: readonly number[];
  /** The number of possible combinations of stocks. */
  readonly range: number;
  /** By step. */
  readonly uses: readonly (readonly PlannedUse[])[];
  /** For each step: the digits that still matter after it. */
  readonly kept: readonly (readonly number[])[];
  /** The minimum and maximum number of dice in a pool. */
  readonly sizes: Readonly<Record<DieKind, { readonly least: number; readonly most: number }>>;
  /**
   * The pools of attack dice that are possible when the defense dice are rolled, one per line of a `DiceState`. They contain only hits and
   * criticals, unless a condition also depends on the other dice.
   */
  readonly lines: Int32Array;
  /** For each pool of attack dice: the index of its line in `lines`. */
  readonly lineOf: Int32Array;
}

/**
 * Prepares a shot for the solver. The stocks of `counted` sides are remembered to the end. Other stocks are forgotten as soon as they don't
 * matter any more.
 */
export function planOf(shot: Shot, counted: readonly Side[] = NO_SIDES): Plan {
  const digits: MadeDigit[] = [];
  const uses: PlannedUse[][] = [[], [], [], []];
  for (const use of shot.uses) plan(shot, use, uses[stepOf(use)] as PlannedUse[], digits);
  for (const ofStep of uses)
    for (const { gains, use } of ofStep)
      for (const [digit, count] of gains) (digits[digit] as MadeDigit).most += count * Math.min(use.times ?? 1, MOST_DICE);
  // A counted side's stocks each have a digit, even if no use costs them.
  for (const side of counted) for (const what of Object.keys(shot.stocks[side])) digitOf(shot, digits, side, what);
  let [range, start] = [1, 0];
  for (const digit of digits) {
    digit.unit = range;
    start += digit.start * range;
    range *= digit.most + 1;
  }
  invariant(range <= Number.MAX_SAFE_INTEGER / (8 * (MOST_DICE + 1)), "there are more stocks than can be told apart");
  const begun = shot.at ? stepOf(shot.at) : 0;
  const nextFrom = (from: number): number => {
    let step = from;
    while (step < STEPS.length && uses[step]?.length === 0) step += 1;
    return step;
  };
  const sizes = { attack: sizesOf(shot, "attack"), defense: sizesOf(shot, "defense") };
  const { lines, lineOf } = linesOf(sizes.attack, looksAtMoments(uses[2]) || looksAtMoments(uses[3]));
  return {
    shot,
    digits,
    start,
    range,
    first: nextFrom(begun),
    firstDefense: nextFrom(Math.max(begun, FIRST_OF_DEFENSE)),
    nextStep: [nextFrom(1), nextFrom(2), nextFrom(3), STEPS.length],
    uses,
    kept: keptAfter(uses, digits, counted),
    sizes,
    lines,
    lineOf,
  };
}
const NO_SIDES: readonly Side[] = [];

type MadeDigit = { of: Side | undefined; what: string; unit: number; most: number; start: number };

const stepOf = ({ dice, by }: { readonly dice: DieKind; readonly by: Side }): number =>
  (dice === "attack" ? 0 : FIRST_OF_DEFENSE) + ((dice === "attack") === (by === "attacker") ? 1 : 0);

function digitOf({ stocks }: Shot, digits: MadeDigit[], of: Side, what: string): number {
  for (let at = 0; at < digits.length; at += 1) if (digits[at]?.what === what && digits[at]?.of === of) return at;
  const start = stocks[of][what] ?? 0;
  return digits.push({ of, what, unit: 0, most: start, start }) - 1;
}

function plan(shot: Shot, use: DiceUse, ofStep: PlannedUse[], digits: MadeDigit[]): void {
  const pairs = (stocks: readonly Stock[] = []) =>
    stocks.map(({ of, what, count }): [number, number] => [digitOf(shot, digits, of, what), count]);
  const costs = pairs(use.pays);
  const gains = pairs(use.gains);
  const affordable = timesAffordable(shot, use);
  const times = use.times ?? 1;
  invariant(times < Number.POSITIVE_INFINITY || affordable < Number.POSITIVE_INFINITY, `${use.key} could be used for ever`);
  // The number of uses needs a digit only if the side could pay for more uses than are available.
  if (affordable > times) costs.push([digits.push({ of: undefined, what: use.key, unit: 0, most: times, start: times }) - 1, 1]);
  const effect = firstStepOf(use.effects, use.dice, use.by);
  ofStep.push({
    use,
    forced: use.forced === true,
    owed: use.owed === true,
    when: use.when,
    at: ofStep.length,
    effect,
    needs: facesNeeded(effect),
    rerolls: rerolls(effect),
    isRenewed: use.pays?.some((stock) => isGained(shot, stock)) === true,
    costs,
    gains,
  });
}

const looksAtMoments = (uses: readonly PlannedUse[] = []): boolean => uses.some(({ when }) => when !== undefined);

/**
 * Returns, for each step, the digits that still matter after it, because a side may spend them, a condition may check them, or they are
 * counted at the end.
 */
function keptAfter(
  uses: readonly (readonly PlannedUse[])[],
  digits: readonly MadeDigit[],
  counted: readonly Side[],
): readonly (readonly number[])[] {
  const kept: number[][] = [[], [], [], []];
  const isNeeded = digits.map(({ of }) => of !== undefined && counted.includes(of));
  for (let step = STEPS.length - 1; step >= 0; step -= 1) {
    for (let at = 0; at < digits.length; at += 1) if (isNeeded[at]) kept[step]?.push(at);
    const ofStep = uses[step] as readonly PlannedUse[];
    for (const { costs } of ofStep) for (const [digit] of costs) isNeeded[digit] = true;
    if (looksAtMoments(ofStep)) for (let at = 0; at < digits.length; at += 1) if (digits[at]?.of !== undefined) isNeeded[at] = true;
  }
  return kept;
}

/** Creates `lines` and `lineOf`, once for each pair of pool sizes. */
function linesOf({ least, most }: Plan["sizes"]["attack"], seesDice: boolean): Pick<Plan, "lines" | "lineOf"> {
  const key = (seesDice ? 1 + least : 0) * (MOST_DICE + 1) + most;
  let found = LINES.get(key);
  if (!found) {
    const { upTo, results } = MULTISETS.attack;
    const below = upTo[most] as number;
    const from = least === 0 ? 0 : (upTo[least - 1] as number);
    const lines = seesDice
      ? Int32Array.from({ length: below - from }, (_, at) => from + at)
      : Int32Array.from(results.subarray(0, below)).filter((pool, at) => pool === at);
    const lineOf = Int32Array.from(results.subarray(0, below), (pool, at) => lines.indexOf(seesDice ? at : pool));
    found = { lines, lineOf };
    LINES.set(key, found);
  }
  return found;
}
const LINES = new Map<number, Pick<Plan, "lines" | "lineOf">>();

/** Returns how often a side can pay for a use; infinite if the use costs nothing or its cost may come back. */
function timesAffordable(shot: Shot, { pays = [] }: DiceUse): number {
  let times = Number.POSITIVE_INFINITY;
  for (const stock of pays)
    if (!isGained(shot, stock)) times = Math.min(times, Math.floor((shot.stocks[stock.of][stock.what] ?? 0) / stock.count));
  return times;
}

function isGained({ uses }: Shot, { of, what }: Stock): boolean {
  for (const { gains } of uses) if (gains?.some((stock) => stock.of === of && stock.what === what)) return true;
  return false;
}

/**
 * Returns the possible pool sizes. Added dice make a pool larger. Cancelled dice may be the whole pool, even if they are cancelled while
 * other dice are modified.
 */
function sizesOf(shot: Shot, dice: DieKind): { readonly least: number; readonly most: number } {
  const rolled = shot[dice];
  const begin = typeof rolled === "number" ? rolled : rolled.filter(({ fixed }) => !fixed).length;
  let [least, most] = [begin, begin];
  for (const use of shot.uses) {
    if (cancels(use.effects, use.dice, dice)) least = 0;
    if (use.dice === dice) most += added(use.effects) * Math.min(use.times ?? 1, timesAffordable(shot, use));
  }
  invariant(most <= MOST_DICE, `${most} ${dice} dice are more than ${MOST_DICE}`);
  return { least, most };
}

const cancels = (effects: readonly DiceEffect[], inStep: DieKind, dice: DieKind): boolean =>
  effects.some((effect) =>
    effect.verb === "cancel"
      ? (effect.dice ?? inStep) === dice
      : effect.verb === "one of" && effect.choices.some((choice) => cancels(choice, inStep, dice)),
  );

const added = (effects: readonly DiceEffect[]): number =>
  effects.reduce(
    (sum, effect) =>
      sum + (effect.verb === "add" ? 1 : effect.verb === "one of" ? Math.max(0, ...effect.choices.map((choice) => added(choice))) : 0),
    0,
  );

/** The value of a digit. */
export const digitIn = ({ unit, most }: Digit, stocks: number): number => Math.floor(stocks / unit) % (most + 1);

/** Returns the stocks after a use; undefined if its side can't pay for it. */
export function paid({ digits }: Plan, { costs, gains }: PlannedUse, stocks: number): number | undefined {
  let left = stocks;
  for (const [at, count] of costs) {
    const digit = digits[at] as Digit;
    if (digitIn(digit, left) < count) return undefined;
    left -= count * digit.unit;
  }
  for (const [at, count] of gains) {
    const digit = digits[at] as Digit;
    left += Math.min(count, digit.most - digitIn(digit, left)) * digit.unit;
  }
  return left;
}

/** Returns the stocks that still matter after a step. */
export function afterStep({ digits, kept }: Plan, step: number, stocks: number): number {
  let left = 0;
  for (const at of kept[step] ?? []) {
    const digit = digits[at] as Digit;
    left += digitIn(digit, stocks) * digit.unit;
  }
  return left;
}
