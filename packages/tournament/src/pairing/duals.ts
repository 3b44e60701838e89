/**
 * The costs of pairs and the prices of sides, as the matching uses them. Both are lists of whole numbers, compared from the front like
 * words in a dictionary. A pair's cost starts with `width` numbers. Then, for each of the first `listed` sides, comes the place of its
 * opponent if the side is in the pair, otherwise 0. The sum over a whole pairing therefore ends with the list of all opponents, which is
 * compared last.
 */
export interface Duals {
  readonly count: number;
  readonly width: number;
  readonly listed: number;
  /** How many numbers a list has: `width + listed`. */
  readonly length: number;
  /** The cost of the pair of sides u and v starts at `(u * count + v) * width`. The pair v and u has the same cost. */
  readonly costs: Float64Array;
  /** The price of side v, at `v * length`. */
  readonly price: Float64Array;
}

/**
 * Sets each side's first price to twice the cost of its cheapest pair. Costs count four times, so no pair costs less than its two prices.
 */
export function startingDuals(count: number, width: number, listed: number, costs: Float64Array): Duals {
  const length = width + listed;
  const duals: Duals = { count, width, listed, length, costs, price: new Float64Array(count * length) };
  const cheapest = new Int32Array(count);
  for (let side = 0; side < count; side++) {
    let best = side === 0 ? 1 : 0;
    for (let other = best + 1; other < count; other++) if (other !== side && isCloser(duals, other, best, side)) best = other;
    cheapest[side] = best;
  }
  for (let side = 0; side < count; side++) {
    for (let k = 0; k < length; k++) duals.price[side * length + k] = 2 * costAt(duals, side, cheapest[side] ?? 0, k);
  }
  return duals;
}

/** The k-th number of the cost of a pair. */
function costAt(duals: Duals, u: number, v: number, k: number): number {
  if (k < duals.width) return duals.costs[(u * duals.count + v) * duals.width + k] ?? 0;
  const place = k - duals.width;
  return place === u ? v : place === v ? u : 0;
}

/**
 * Returns the k-th number of a pair's slack: four times the pair's cost minus the prices of both sides. Because costs count four times and
 * prices start even, the prices at the roots are always all odd or all even. So half the slack between two roots is a whole number.
 */
export function slackAt(duals: Duals, u: number, v: number, k: number): number {
  const { price, length } = duals;
  return 4 * costAt(duals, u, v, k) - (price[u * length + k] ?? 0) - (price[v * length + k] ?? 0);
}

/** Raises the price of a side until one of its pairs is tight, and returns the other side of that pair. */
export function raisePrice(duals: Duals, side: number): number {
  let best = side === 0 ? 1 : 0;
  for (let other = best + 1; other < duals.count; other++) if (other !== side && isCloser(duals, other, best, side)) best = other;
  for (let k = 0; k < duals.length; k++) {
    const index = side * duals.length + k;
    duals.price[index] = (duals.price[index] ?? 0) + slackAt(duals, side, best, k);
  }
  return best;
}

/**
 * Whether side a has less slack with v than side b has. The price of v cancels out. Among the numbers for opponents, the two costs differ
 * only at the places of a, b and v.
 */
export function isCloser(duals: Duals, a: number, b: number, v: number): boolean {
  const { count, width, length, costs, price } = duals;
  const [costA, costB, priceA, priceB] = [(a * count + v) * width, (b * count + v) * width, a * length, b * length];
  for (let k = 0; k < width; k++) {
    const difference = 4 * ((costs[costA + k] ?? 0) - (costs[costB + k] ?? 0)) - (price[priceA + k] ?? 0) + (price[priceB + k] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  for (let k = width; k < length; k++) {
    const place = k - width;
    const own = place === v ? a - b : place === a ? v : place === b ? -v : 0;
    const difference = 4 * own - (price[priceA + k] ?? 0) + (price[priceB + k] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
