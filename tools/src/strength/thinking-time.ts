/**
 * How long bots think. Answers are counted in buckets of time, which can be added up. Every doubling has 16 buckets, so percentiles are
 * exact to 5 %.
 */

/** Answers by bucket. */
export type Times = Record<number, number>;

const A_DOUBLING = 16;

/** Anything below a hundredth of a millisecond counts as a hundredth. */
const LEAST = 0.01;

export function addTime(times: Times, milliseconds: number, count = 1): void {
  const bucket = Math.round(Math.log2(Math.max(LEAST, milliseconds)) * A_DOUBLING);
  times[bucket] = (times[bucket] ?? 0) + count;
}

export function addTimes(times: Times, others: Readonly<Times>): void {
  for (const [bucket, count] of Object.entries(others)) times[Number(bucket)] = (times[Number(bucket)] ?? 0) + count;
}

export const countOf = (times: Readonly<Times>): number => Object.values(times).reduce((sum, count) => sum + count, 0);

/** This share of the answers took at most this many milliseconds. Undefined if there were no answers. */
export function percentile(times: Readonly<Times>, share: number): number | undefined {
  const buckets = Object.keys(times)
    .map(Number)
    .sort((a, b) => a - b);
  const wanted = countOf(times) * share;
  let seen = 0;
  for (const bucket of buckets) {
    seen += times[bucket] ?? 0;
    if (seen >= wanted) return 2 ** (bucket / A_DOUBLING);
  }
  return undefined;
}
