/**
 * The share of wins with its 95 % interval, from paired games.
 *
 * The two games of a pair share lists, seats and dice, so only pairs are independent. The interval is Student's for the mean of all pairs,
 * with one degree of freedom fewer than there are pairs. If all pairs had the same result, its width would be zero. So in that case,
 * neither end may be closer to the share than the rule of three allows: 3 of the pairs might have gone the other way.
 */
export interface Share {
  readonly games: number;
  readonly pairs: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface CountedGame {
  readonly pair: number;
  readonly won: number;
}

/** The share before any game was played. */
const UNKNOWN: Share = { games: 0, pairs: 0, share: 0.5, low: 0, high: 1 };

export function shareOf(games: readonly CountedGame[]): Share {
  const pairs = new Map<number, number[]>();
  for (const { pair, won } of games) pairs.set(pair, [...(pairs.get(pair) ?? []), won]);
  const means = [...pairs.values()].map(mean);
  const share = mean(means);
  if (means.length === 0) return UNKNOWN;
  if (means.length === 1) return { games: games.length, pairs: 1, share, low: 0, high: 1 };
  const variance = means.reduce((sum, one) => sum + (one - share) ** 2, 0) / (means.length - 1);
  const half = studentsT(means.length - 1) * Math.sqrt(variance / means.length);
  const least = means.every((one) => one === share) ? 3 / means.length : 0;
  const [low, high] = [share - Math.max(half, least), share + Math.max(half, least)];
  return { games: games.length, pairs: means.length, share, low: Math.max(0, low), high: Math.min(1, high) };
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

/**
 * The 97.5 % point of Student's distribution, by the Cornish–Fisher expansion. It is within 0.3 % for 5 degrees of freedom or more. Fewer
 * degrees use a table.
 */
export function studentsT(degrees: number): number {
  const few = FEW_DEGREES[degrees - 1];
  if (few !== undefined) return few;
  const z = 1.959964;
  const [z3, z5, z7] = [z ** 3, z ** 5, z ** 7];
  const third = (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * degrees ** 3);
  return z + (z3 + z) / (4 * degrees) + (5 * z5 + 16 * z3 + 3 * z) / (96 * degrees ** 2) + third;
}
const FEW_DEGREES = [12.7062, 4.3027, 3.1824, 2.7764];
