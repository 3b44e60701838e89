/**
 * Learns weights by self-play. Each step changes every weight a little, up or down at random. A side with these weights plays one with the
 * opposite changes. The weights then move towards the winner's. Over many steps the randomness cancels out, and what helps remains.
 */
import { randomStream, scramble } from "@broadside/kit";

export type Figures = Readonly<Record<string, number>>;
type Signs = Readonly<Record<string, 1 | -1>>;

/** How far the two sides of a step are from the weights, as a share of each weight. */
const SPREAD = 0.25;
/** How far the weights move if one side wins everything, in the first step and in the last. */
const STRIDE = { first: 0.2, last: 0.05 };

/** Which weights a step moves up, and which down. */
export function signsOf(seed: number, step: number, names: readonly string[]): Signs {
  const random = randomStream(scramble(seed, step));
  return Object.fromEntries(names.map((name) => [name, random(2) === 0 ? 1 : -1]));
}

/** The two sides of a step. */
export const sidesOf = (weights: Figures, signs: Signs): readonly [Figures, Figures] => [
  moved(weights, signs, SPREAD),
  moved(weights, signs, -SPREAD),
];

/** The weights after a step whose first side won by this margin, from -1 to 1. */
export function learnt(weights: Figures, signs: Signs, won: number, step: number, steps: number): Figures {
  const stride = STRIDE.first + ((STRIDE.last - STRIDE.first) * step) / Math.max(1, steps);
  return moved(weights, signs, stride * won);
}

const moved = (weights: Figures, signs: Signs, by: number): Figures =>
  Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, weight * (1 + (signs[name] ?? 0) * by)]));

/** From step to step, weights wander around the best values. The mean of the last half is closer to them than the last step. */
export function meanOfLastHalf(path: readonly Figures[]): Figures {
  const half = path.slice(Math.floor(path.length / 2));
  const [first = {}] = half;
  return Object.fromEntries(
    Object.keys(first).map((name) => [name, half.reduce((sum, weights) => sum + (weights[name] ?? 0), 0) / half.length]),
  );
}
