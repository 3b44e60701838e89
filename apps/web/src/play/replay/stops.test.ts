import { expect, test } from "vitest";
import { attackAfter, attackBefore, marksOf, roundAfter, roundBefore, stopAfter } from "./stops.ts";

const ATTACKS = [3, 5];
const stops = [0, 0, 1, 1, 1, 2].map((round, at) => ({
  number: at * 10,
  round,
  phase: "planning" as const,
  isAttack: ATTACKS.includes(at),
}));

test("jumping by rounds leads to the start of the next round, or back to the start of this round and then the previous one", () => {
  expect([0, 3, 5].map((at) => roundAfter(stops, at))).toEqual([2, 5, 5]);
  expect([4, 2, 0].map((at) => roundBefore(stops, at))).toEqual([2, 0, 0]);
});

test("jumping by attacks works as long as there is another attack", () => {
  expect([0, 3, 5].map((at) => attackAfter(stops, at))).toEqual([3, 5, undefined]);
  expect([5, 4, 3].map((at) => attackBefore(stops, at))).toEqual([3, 3, undefined]);
});

test("an input leads to the moment after it, but an input inside a moment leads to the last moment before it", () => {
  expect([0, 20, 29, 50, 900].map((input) => stopAfter(stops, input))).toEqual([0, 2, 2, 5, 5]);
});

test("rounds and attacks are on the track where they start", () => {
  expect(marksOf(stops)).toEqual({
    rounds: [
      { round: 1, share: 0.4, isNamed: true },
      { round: 2, share: 1, isNamed: true },
    ],
    attacks: [0.6, 1],
  });
});

test("if rounds are close together, only the first of them has a number", () => {
  const short = Array.from({ length: 101 }, (_, at) => ({
    number: at,
    round: at < 50 ? 0 : at < 52 ? 1 : at < 60 ? 2 : 3,
    phase: "end" as const,
    isAttack: false,
  }));
  expect(marksOf(short).rounds.map(({ round, isNamed }) => [round, isNamed])).toEqual([
    [1, true],
    [2, false],
    [3, true],
  ]);
});
