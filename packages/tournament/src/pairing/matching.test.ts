import { randomStream } from "@broadside/kit";
import { describe, expect, test } from "vitest";
import { cheapestPairing } from "./matching.ts";

/** A complete graph with a list of whole numbers for each pair. */
interface Graph {
  readonly count: number;
  readonly width: number;
  readonly costs: Float64Array;
}

function randomGraph(count: number, width: number, below: number, key: number): Graph {
  const draw = randomStream(key);
  const costs = new Float64Array(count * count * width);
  for (let u = 0; u < count; u++) {
    for (let v = u + 1; v < count; v++) {
      for (let k = 0; k < width; k++) {
        const number = draw(below) - draw(2);
        costs[(u * count + v) * width + k] = number;
        costs[(v * count + u) * width + k] = number;
      }
    }
  }
  return { count, width, costs };
}

/** The sums over all pairs, then each listed side's opponent. */
function costOf({ count, width, costs }: Graph, mates: readonly number[], listed: number): number[] {
  const sums = Array.from({ length: width }, (_, k) =>
    mates.reduce((sum, mate, side) => sum + (side < mate ? (costs[(side * count + mate) * width + k] ?? 0) : 0), 0),
  );
  return [...sums, ...mates.slice(0, listed)];
}

function* allPairings(mates: readonly number[]): Generator<readonly number[]> {
  const first = mates.indexOf(-1);
  if (first === -1) yield mates;
  else {
    for (let other = first + 1; other < mates.length; other++) {
      if (mates[other] === -1) yield* allPairings(mates.map((mate, side) => (side === first ? other : side === other ? first : mate)));
    }
  }
}

const compareLists = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((order, number, k) => (order !== 0 ? order : number - (b[k] ?? 0)), 0);

function leastCost(graph: Graph, listed: number): readonly number[] {
  let least: readonly number[] | undefined;
  for (const mates of allPairings(Array<number>(graph.count).fill(-1))) {
    const cost = costOf(graph, mates, listed);
    if (least === undefined || compareLists(cost, least) < 0) least = cost;
  }
  return least ?? [];
}

describe("no pairing is cheaper than the one that is found", () => {
  test.each([
    [2, 1, 5, 0, 20],
    [4, 1, 9, 0, 200],
    [6, 1, 4, 0, 300],
    [8, 1, 30, 0, 300],
    [8, 3, 2, 0, 400],
    [8, 2, 3, 8, 400],
    [8, 1, 2, 5, 400],
    [10, 1, 40, 0, 60],
    [10, 4, 2, 10, 60],
  ])("for %i sides with %i numbers below %i, and %i listed opponents", (count, width, below, listed, times) => {
    for (let key = 0; key < times; key++) {
      const graph = randomGraph(count, width, below, key);
      const mates = [...cheapestPairing(count, width, graph.costs, listed)];
      expect(mates.map((mate) => mates[mate])).toEqual(mates.map((_, side) => side));
      expect(costOf(graph, mates, listed), `graph ${key}`).toEqual(leastCost(graph, listed));
    }
  });
});

test("blossoms within blossoms are handled: rings of sides close to each other and far from the rest", () => {
  const draw = randomStream(77);
  for (let key = 0; key < 60; key++) {
    const places = Array.from({ length: 10 }, () => [0, 1, 2, 40, 41, 43, 80, 81, 84][draw(9)] ?? 0);
    const costs = new Float64Array(100);
    for (let u = 0; u < 10; u++) for (let v = 0; v < 10; v++) costs[u * 10 + v] = Math.abs((places[u] ?? 0) - (places[v] ?? 0));
    const graph = { count: 10, width: 1, costs };
    const mates = [...cheapestPairing(10, 1, costs, 10)];
    expect(costOf(graph, mates, 10)).toEqual(leastCost(graph, 10));
  }
});

test("without sides, there are no pairs", () => {
  expect([...cheapestPairing(0, 1, new Float64Array(0))]).toEqual([]);
});
