/**
 * Sine, cosine and bearing, computed only with + − × ÷ √, so that every engine computes the same bits. Angles are thousandths of a degree,
 * clockwise. Sine is exactly odd, cosine exactly even, and both are exact at multiples of 90°.
 */
export const FULL_TURN = 360_000;
export const HALF_TURN = 180_000;
export const QUARTER_TURN = 90_000;

const RADIANS = Math.PI / HALF_TURN;

/** Caches the last value, because many shapes share a heading. */
let sineOf = 0;
let latestSine = 0;
let cosineOf = 0;
let latestCosine = 1;

export function sine(angle: number): number {
  // Both zeros keep their sign.
  if (angle === 0) return angle;
  if (angle !== sineOf) {
    latestSine = findSine(angle);
    sineOf = angle;
  }
  return latestSine;
}

export function cosine(angle: number): number {
  if (angle !== cosineOf) {
    latestCosine = findCosine(angle);
    cosineOf = angle;
  }
  return latestCosine;
}

function findSine(angle: number): number {
  if (angle < 0) return -findSine(-angle);
  let rest = angle < FULL_TURN ? angle : angle % FULL_TURN;
  const isPast = rest >= HALF_TURN;
  if (isPast) rest -= HALF_TURN;
  if (rest > QUARTER_TURN) rest = HALF_TURN - rest;
  const found = rest <= QUARTER_TURN / 2 ? sineSeries(rest * RADIANS) : cosineSeries((QUARTER_TURN - rest) * RADIANS);
  return isPast ? -found : found;
}

function findCosine(angle: number): number {
  let rest = angle < 0 ? -angle : angle;
  if (rest >= FULL_TURN) rest %= FULL_TURN;
  if (rest > HALF_TURN) rest = FULL_TURN - rest;
  const isPast = rest > QUARTER_TURN;
  if (isPast) rest = HALF_TURN - rest;
  const found = rest <= QUARTER_TURN / 2 ? cosineSeries(rest * RADIANS) : sineSeries((QUARTER_TURN - rest) * RADIANS);
  return isPast ? -found : found;
}

/** Returns the direction of a vector, clockwise from +y, in [0, 360°). The null vector points forward. */
export function bearing(right: number, forward: number): number {
  if (right === 0 && forward === 0) return 0;
  const angle = right >= 0 ? eastern(right, forward) : FULL_TURN - eastern(-right, forward);
  return angle >= FULL_TURN ? 0 : angle;
}

export const radiansOf = (angle: number): number => angle * RADIANS;
export const angleOf = (radians: number): number => radians / RADIANS;

/** Returns the bearing of a vector with right ≥ 0, in [0, 180°]. */
function eastern(right: number, forward: number): number {
  if (forward < 0) return HALF_TURN - eastern(right, -forward);
  if (right > forward) return QUARTER_TURN - arcTangent(forward / right) / RADIANS;
  return arcTangent(right / forward) / RADIANS;
}

/** Computes the arc tangent for 0 ≤ t ≤ 1. It halves the angle once so that the series converges fast. */
function arcTangent(t: number): number {
  const half = t / (1 + Math.sqrt(1 + t * t));
  const square = half * half;
  let sum = 0;
  for (let odd = 39; odd >= 1; odd -= 2) sum = 1 / odd - square * sum;
  return 2 * half * sum;
}

/**
 * 1 − s/6(1 − s/20(1 − …)): Taylor's series in Horner's form. It is written out because the game computes this more often than anything
 * else.
 */
function sineSeries(x: number): number {
  const s = x * x;
  let sum = 1 - s * (1 / 272);
  sum = 1 - s * (1 / 210) * sum;
  sum = 1 - s * (1 / 156) * sum;
  sum = 1 - s * (1 / 110) * sum;
  sum = 1 - s * (1 / 72) * sum;
  sum = 1 - s * (1 / 42) * sum;
  sum = 1 - s * (1 / 20) * sum;
  return x * (1 - s * (1 / 6) * sum);
}

function cosineSeries(x: number): number {
  const s = x * x;
  let sum = 1 - s * (1 / 306);
  sum = 1 - s * (1 / 240) * sum;
  sum = 1 - s * (1 / 182) * sum;
  sum = 1 - s * (1 / 132) * sum;
  sum = 1 - s * (1 / 90) * sum;
  sum = 1 - s * (1 / 56) * sum;
  sum = 1 - s * (1 / 30) * sum;
  sum = 1 - s * (1 / 12) * sum;
  return 1 - s * (1 / 2) * sum;
}
