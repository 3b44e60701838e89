import { randomStream, scramble } from "@broadside/kit";
import { expect, test } from "vitest";
import type { Contender } from "../pairing/index.ts";
import { pairPods, podCost, podSizes } from "./pods.ts";

const contender = (id: string, rest: Partial<Contender> = {}): Contender => ({
  id,
  points: 0,
  margin: 0,
  byes: 0,
  met: new Map(),
  apart: [],
  ...rest,
});
const field = (count: number, rest: (at: number) => Partial<Contender> = () => ({})): readonly Contender[] =>
  Array.from({ length: count }, (_, at) => contender(`p${at + 1}`, rest(at)));

test("pod sizes are the wanted size or smaller, unless pods would be too small", () => {
  expect(podSizes(12, 4)).toEqual([4, 4, 4]);
  expect(podSizes(13, 4)).toEqual([4, 3, 3, 3]);
  expect(podSizes(10, 4)).toEqual([4, 3, 3]);
  expect(podSizes(5, 4)).toEqual([5]);
  expect(podSizes(9, 4)).toEqual([3, 3, 3]);
  expect(podSizes(15, 4)).toEqual([4, 4, 4, 3]);
  expect(podSizes(6, 4)).toEqual([3, 3]);
  expect(podSizes(5, 3)).toEqual([5]);
  expect(podSizes(10, 8)).toEqual([5, 5]);
});

test("pod sizes leave nobody over from three players on, and below that there is no pod", () => {
  for (const players of [0, 1, 2]) expect(podSizes(players, 4)).toBeUndefined();
  for (let players = 3; players <= 300; players += 1) {
    for (let wanted = 3; wanted <= 8; wanted += 1) {
      const sizes = podSizes(players, wanted) ?? [];
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(players);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(3);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(8);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }
  }
});

test("the first round is drawn: the same seed gives the same pods in whatever order players come, another seed gives others", () => {
  const twelve = field(12);
  const drawn = pairPods(twelve, 4, 7, true);
  expect(drawn.flat().toSorted()).toEqual(twelve.map(({ id }) => id).toSorted());
  expect(pairPods(twelve.toReversed(), 4, 7, true)).toEqual(drawn);
  expect(new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(pairPods(twelve, 4, seed, true)))).size).toBeGreaterThan(3);
  expect(pairPods(field(2), 4, 7, true)).toEqual([]);
});

test("the first round keeps labels apart if there are enough pods", () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const families = field(12, (at) => ({ apart: [`family ${at % 4}`] }));
    expect(podCost(pairPods(families, 4, seed, true), families).together).toBe(0);
    const couples = field(9, (at) => ({ apart: at < 8 ? [`couple ${at % 4}`] : [] }));
    expect(podCost(pairPods(couples, 3, seed, true), couples).together).toBe(0);
    const club = field(12, (at) => ({ apart: at < 5 ? ["club"] : [] }));
    expect(podCost(pairPods(club, 4, seed, true), club).together).toBe(2);
  }
});

test("later rounds put neighbours in the standings together, and ignore labels", () => {
  const sides = field(9, (at) => ({ points: 9 - at, apart: ["club"] }));
  expect(pairPods(sides, 3, 1, false)).toEqual([
    ["p1", "p2", "p3"],
    ["p4", "p5", "p6"],
    ["p7", "p8", "p9"],
  ]);
  const level = field(6, (at) => ({ points: 5, margin: at }));
  expect(pairPods(level, 3, 1, false)).toEqual([
    ["p6", "p5", "p4"],
    ["p3", "p2", "p1"],
  ]);
});

test("later rounds separate sides that have met, by the cheapest exchange with a neighbour", () => {
  const points = [5, 5, 3, 3, 3, 1, 1, 0, 0];
  const met = new Map([
    ["p1", new Map([["p3", 1]])],
    ["p3", new Map([["p1", 1]])],
  ]);
  const sides = field(9, (at) => ({ points: points[at] ?? 0, met: met.get(`p${at + 1}`) ?? new Map() }));
  for (let seed = 1; seed <= 20; seed += 1) {
    const pods = pairPods(sides, 3, seed, false);
    expect(podCost(pods, sides)).toEqual({ together: 0, repeats: 0, spread: 2 + 2 + 1 });
    expect(pods[0]?.slice(0, 2).toSorted()).toEqual(["p1", "p2"]);
  }
});

test("the cost counts pairs with a shared label, earlier meetings, and the spread of points", () => {
  const sides = [
    contender("a", { points: 5, apart: ["x", "y"], met: new Map([["b", 2]]) }),
    contender("b", { points: 3, apart: ["y", "x"], met: new Map([["a", 2]]) }),
    contender("c", { points: 0, apart: ["z"] }),
  ];
  expect(podCost([["a", "b", "c"]], sides)).toEqual({ together: 1, repeats: 2, spread: 5 });
});

/** Plays this many rounds with random places, and returns the field afterwards. */
function playedField(count: number, rounds: number, key: number): readonly Contender[] {
  let sides = field(count);
  const draw = randomStream(key);
  for (let round = 1; round <= rounds; round += 1) {
    const pods = pairPods(sides, 4, scramble(key, round), round === 1);
    const luck = new Map(sides.map(({ id }) => [id, draw(1_000_000)]));
    const byLuck = (a: string, b: string): number => (luck.get(a) ?? 0) - (luck.get(b) ?? 0);
    const gained = new Map(pods.flatMap((pod) => pod.toSorted(byLuck).map((id, at) => [id, [5, 3, 1][at] ?? 0] as const)));
    const podOf = new Map(pods.flatMap((pod) => pod.map((id) => [id, pod] as const)));
    sides = sides.map((side) => {
      const met = new Map(side.met);
      for (const id of podOf.get(side.id) ?? []) if (id !== side.id) met.set(id, (met.get(id) ?? 0) + 1);
      return { ...side, points: side.points + (gained.get(side.id) ?? 0), margin: side.margin + draw(300), met };
    });
  }
  return sides;
}

test("later rounds repeat far fewer meetings than pods of plain neighbours, but stay near the standings", () => {
  let [repeats, plain] = [0, 0];
  for (let key = 1; key <= 20; key += 1) {
    const sides = playedField(32, 4, key);
    const pods = pairPods(sides, 4, key, false);
    expect(pods.flat().toSorted()).toEqual(sides.map(({ id }) => id).toSorted());
    expect(pairPods(sides.toReversed(), 4, key, false)).toEqual(pods);
    const order = sides.toSorted((a, b) => b.points - a.points || b.margin - a.margin).map(({ id }) => id);
    for (const pod of pods) {
      const homes = pod.map((id) => Math.floor(order.indexOf(id) / 4));
      expect(Math.max(...homes) - Math.min(...homes)).toBeLessThanOrEqual(4);
    }
    repeats += podCost(pods, sides).repeats;
    plain += podCost(
      Array.from({ length: 8 }, (_, pod) => order.slice(pod * 4, pod * 4 + 4)),
      sides,
    ).repeats;
  }
  expect(plain).toBeGreaterThan(50);
  expect(repeats * 8).toBeLessThan(plain);
});

test("sides that have all met each other still get pods", () => {
  const everybody = new Map(field(7).map(({ id }) => [id, 3]));
  const sides = field(7, () => ({ met: everybody }));
  const pods = pairPods(sides, 4, 1, false);
  expect(pods.map((pod) => pod.length)).toEqual([4, 3]);
  expect(podCost(pods, sides).repeats).toBe(3 * (6 + 3));
});
