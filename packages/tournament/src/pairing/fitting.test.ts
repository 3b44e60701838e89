import { randomStream } from "@broadside/kit";
import { expect, test } from "vitest";
import type { Contender } from "./contender.ts";
import { type Fits, pairFitting } from "./fitting.ts";

const RULES = { closeness: "least difference", order: "lot", fewestByesFirst: true } as const;

const contender = (id: string, more: Partial<Contender> = {}): Contender => ({
  id,
  points: 0,
  margin: 0,
  byes: 0,
  met: new Map(),
  apart: [],
  ...more,
});

/** The most pairs that a pairing can have, found by trying all pairings. */
function mostPairs(ids: readonly string[], fits: Fits): number {
  const [first, ...rest] = ids;
  if (first === undefined) return 0;
  const without = mostPairs(rest, fits);
  const withMate = rest
    .filter((other) => fits(first, other))
    .map(
      (mate) =>
        1 +
        mostPairs(
          rest.filter((id) => id !== mate),
          fits,
        ),
    );
  return Math.max(without, ...withMate);
}

test("law: only sides that can meet do so, everybody has one place, and as few as possible sit out", () => {
  const draw = randomStream(7);
  for (let run = 0; run < 60; run += 1) {
    const sizes: ReadonlyMap<string, number> = new Map(Array.from({ length: 1 + draw(7) }, (_, at) => [`t${at}`, 1 + draw(3)] as const));
    const [least, most] = [2 + draw(3), 4 + draw(2)];
    const fits: Fits = (one, other) => {
      const seats = (sizes.get(one) ?? 0) + (sizes.get(other) ?? 0);
      return seats >= least && seats <= most;
    };
    const sides = [...sizes.keys()].map((id) => contender(id, { points: 3 * draw(3), margin: draw(900) }));
    const { pairs, out } = pairFitting(sides, fits, RULES, run, false);
    expect(pairs.every(([one, other]) => fits(one, other))).toBe(true);
    expect([...pairs.flat(), ...out].toSorted()).toEqual([...sizes.keys()].toSorted());
    expect(pairs).toHaveLength(mostPairs([...sizes.keys()], fits));
  }
});

test("of the sides that could sit out, one without a bye does, then the one with the fewest points", () => {
  const fits: Fits = (one, other) => one.startsWith("small") !== other.startsWith("small");
  const sides = [contender("small"), contender("a", { points: 3 }), contender("b", { byes: 1 }), contender("c", { points: 6 })];
  const { pairs, out } = pairFitting(sides, fits, RULES, 1, false);
  expect(pairs.map((pair) => pair.toSorted())).toEqual([["b", "small"]]);
  expect(out).toEqual(["a", "c"]);
});

test("sides don't meet again if that can be avoided, and the same seed gives the same round", () => {
  const met = new Map([["small", 1]]);
  const fits: Fits = (one, other) => one.startsWith("small") !== other.startsWith("small");
  const sides = [contender("small", { met: new Map([["a", 1]]) }), contender("a", { met }), contender("b", { points: 9 })];
  expect(pairFitting(sides, fits, RULES, 1, false).out).toEqual(["a"]);
  const equal = ["small", "a", "b", "c"].map((id) => contender(id));
  expect(pairFitting(equal, fits, RULES, 5, true)).toEqual(pairFitting(equal.toReversed(), fits, RULES, 5, true));
});
