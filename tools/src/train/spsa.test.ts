import { describe, expect, test } from "vitest";
import { type Figures, learnt, meanOfLastHalf, sidesOf, signsOf } from "./spsa.ts";

/** The side nearer to the best weights wins. */
function duel([one, other]: readonly [Figures, Figures], best: Figures): number {
  const miss = (weights: Figures): number =>
    Object.entries(best).reduce((sum, [name, wanted]) => sum + Math.abs((weights[name] ?? 0) / wanted - 1), 0);
  return Math.max(-1, Math.min(1, miss(other) - miss(one)));
}

describe("learning weights", () => {
  const best = { dealt: 2, taken: 0.5, crash: 0.1 };
  const STEPS = 400;

  function path(seed: number): readonly Figures[] {
    let weights: Figures = { dealt: 1, taken: 1, crash: 0.2 };
    return Array.from({ length: STEPS }, (_, step) => {
      const signs = signsOf(seed, step, Object.keys(best));
      weights = learnt(weights, signs, duel(sidesOf(weights, signs), best), step, STEPS);
      return weights;
    });
  }

  test("comes close to the weights that win", () => {
    const found = meanOfLastHalf(path(1));
    for (const [name, wanted] of Object.entries(best)) expect((found[name] ?? 0) / wanted).toBeCloseTo(1, 0);
  });

  test("is the same for the same seed, and different for another", () => {
    expect(path(3)).toEqual(path(3));
    expect(path(3)).not.toEqual(path(4));
  });

  test("moves towards the winner's weights, and stays after a draw", () => {
    const signs = { dealt: 1, taken: -1, crash: 1 } as const;
    const weights = { dealt: 1, taken: 1, crash: 1 };
    expect(learnt(weights, signs, 1, 0, 10)).toEqual({ dealt: 1.2, taken: 0.8, crash: 1.2 });
    expect(learnt(weights, signs, 0, 0, 10)).toEqual(weights);
  });
});
