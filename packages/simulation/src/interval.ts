/**
 * Intervals for results that depend on chance, with 95% confidence. Shares have Wilson's interval. It stays within 0 and 1. It is also
 * accurate for few games and for shares close to 0 or 1, where mean ± error isn't. A draw counts as part of a win and varies less than
 * wins and losses do, so the interval is too wide rather than too narrow.
 *
 * Games are counted one by one, not in pairs. Two games with the same seed and swapped seats have the same dice only until the first answer
 * differs, so they resemble each other no more than any other two games. Swapping seats only removes the advantage of a seat.
 */

/** The normal distribution's quantile for this confidence. */
const Z = 1.959964;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export interface Share extends Interval {
  readonly games: number;
  readonly share: number;
}

/** Wilson's score interval for a number of wins in a number of games. */
export function shareOf(won: number, games: number): Share {
  if (games === 0) return { games, share: 0, low: 0, high: 1 };
  const share = won / games;
  const square = Z * Z;
  const middle = (share + square / (2 * games)) / (1 + square / games);
  const reach = (Z * Math.sqrt((share * (1 - share)) / games + square / (4 * games * games))) / (1 + square / games);
  return { games, share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** Wins and games for the two sides of a comparison, against one opponent. */
export interface Stratum {
  readonly one: { readonly won: number; readonly games: number };
  readonly other: { readonly won: number; readonly games: number };
}

export interface Difference extends Interval {
  readonly by: number;
  /** The number of strata where both sides have games to compare. */
  readonly strata: number;
}

/**
 * Returns how much greater the first share is; undefined if no opponent has games for both shares. Who goes first often depends on the
 * opponent, so shares are compared for each opponent separately. The differences are averaged with Mantel and Haenszel's weights. The error
 * of each share is Agresti and Caffo's, which adds one win and one loss to each side and is accurate even for few games.
 */
export function differenceOf(strata: readonly Stratum[]): Difference | undefined {
  const both = strata.filter(({ one, other }) => one.games > 0 && other.games > 0);
  if (both.length === 0) return undefined;
  const weights = both.map(({ one, other }) => (one.games * other.games) / (one.games + other.games));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let by = 0;
  let variance = 0;
  for (const [at, { one, other }] of both.entries()) {
    const weight = (weights[at] ?? 0) / total;
    by += weight * (one.won / one.games - other.won / other.games);
    variance += weight * weight * (errorOf(one) + errorOf(other));
  }
  const reach = Z * Math.sqrt(variance);
  return { by, low: Math.max(-1, by - reach), high: Math.min(1, by + reach), strata: both.length };
}

function errorOf({ won, games }: Stratum["one"]): number {
  const share = (won + 1) / (games + 2);
  return (share * (1 - share)) / (games + 2);
}

export interface Spread extends Interval {
  /** The mean lies between `low` and `high` with 95% confidence. */
  readonly mean: number;
  /** Half of all values lie between these two. */
  readonly quarters: readonly [number, number];
}

export function spreadOf(values: readonly number[]): Spread {
  const count = values.length;
  if (count === 0) return { mean: 0, low: 0, high: 0, quarters: [0, 0] };
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const variance = count < 2 ? 0 : values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0) / (count - 1);
  const reach = Z * Math.sqrt(variance / count);
  const sorted = [...values].sort((a, b) => a - b);
  return { mean, low: mean - reach, high: mean + reach, quarters: [quantile(sorted, 0.25), quantile(sorted, 0.75)] };
}

/** Interpolated between the two nearest values. */
function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
