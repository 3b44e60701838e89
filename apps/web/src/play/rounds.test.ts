import { expect, test } from "vitest";
import { roundAfter, roundBefore } from "./rounds.ts";

const moments = [0, 0, 1, 1, 1, 2].map((round) => ({ round, phase: "planning" as const }));

test("from round to round: on to the first moment of the next, back to the first of this one, then of the one before", () => {
  expect([0, 3, 5].map((at) => roundAfter(moments, at))).toEqual([2, 5, 5]);
  expect([4, 2, 0].map((at) => roundBefore(moments, at))).toEqual([2, 0, 0]);
});
