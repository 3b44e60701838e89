/**
 * Sine, cosine and bearing from + − × ÷ √ alone, so that every engine computes the same bits.
 * Angles are thousandths of a degree, clockwise. Sine is exactly odd, cosine exactly even, and both are exact at multiples of 90°.
 */
export const FULL_TURN = 360_000;
export const HALF_TURN = 180_000;
export const QUARTER_TURN = 90_000;

const RADIANS = Math.PI / HALF_TURN;

export function sine(angle: number): number {
  if (angle < 0) return -sine(-angle);
  let rest = angle % FULL_TURN;
  if (rest >= HALF_TURN) return -sine(rest - HALF_TURN);
  if (rest > QUARTER_TURN) rest = HALF_TURN - rest;
  return rest <= QUARTER_TURN / 2 ? sineSeries(rest * RADIANS) : cosineSeries((QUARTER_TURN - rest) * RADIANS);
}

export function cosine(angle: number): number {
  let rest = (angle < 0 ? -angle : angle) % FULL_TURN;
  if (rest > HALF_TURN) rest = FULL_TURN - rest;
  if (rest > QUARTER_TURN) return -cosine(HALF_TURN - rest);
  return rest <= QUARTER_TURN / 2 ? cosineSeries(rest * RADIANS) : sineSeries((QUARTER_TURN - rest) * RADIANS);
}

/** The direction of a vector, clockwise from +y, in [0, 360°). The null vector points forward. */
export function bearing(right: number, forward: number): number {
  if (right === 0 && forward === 0) return 0;
  const angle = right >= 0 ? eastern(right, forward) : FULL_TURN - eastern(-right, forward);
  return angle >= FULL_TURN ? 0 : angle;
}

export const radiansOf = (angle: number): number => angle * RADIANS;
export const angleOf = (radians: number): number => radians / RADIANS;

/** The bearing of a vector with right ≥ 0, in [0, 180°]. */
function eastern(right: number, forward: number): number {
  if (forward < 0) return HALF_TURN - eastern(right, -forward);
  if (right > forward) return QUARTER_TURN - arcTangent(forward / right) / RADIANS;
  return arcTangent(right / forward) / RADIANS;
}

/** For 0 ≤ t ≤ 1; halves the angle once so that the series converges fast. */
function arcTangent(t: number): number {
  const half = t / (1 + Math.sqrt(1 + t * t));
  const square = half * half;
  let sum = 0;
  for (let odd = 39; odd >= 1; odd -= 2) sum = 1 / odd - square * sum;
  return 2 * half * sum;
}

const SINE_TERMS = [1 / 6, 1 / 20, 1 / 42, 1 / 72, 1 / 110, 1 / 156, 1 / 210, 1 / 272];
const COSINE_TERMS = [1 / 2, 1 / 12, 1 / 30, 1 / 56, 1 / 90, 1 / 132, 1 / 182, 1 / 240, 1 / 306];

const sineSeries = (x: number): number => x * series(SINE_TERMS, x * x);
const cosineSeries = (x: number): number => series(COSINE_TERMS, x * x);

/** 1 − t₀s(1 − t₁s(1 − …)): Taylor's series in Horner's form. */
function series(terms: readonly number[], square: number): number {
  let sum = 1;
  for (let at = terms.length - 1; at >= 0; at -= 1) sum = 1 - square * (terms[at] ?? 0) * sum;
  return sum;
}
