import type { StoryLoss, StorySide } from "@broadside/telling";
import { expect, test } from "vitest";
import { barsOf, halvesOf } from "./loss-bars.ts";

const NO_DICE = { dice: 0, rolled: 0, expected: 0, deviation: 0 };
const sides = (count: number): readonly StorySide[] =>
  Array.from({ length: count }, (_, seat) => ({
    team: seat,
    seats: [seat],
    name: `Seat ${seat + 1}`,
    score: 0,
    won: false,
    lost: 0,
    hits: NO_DICE,
    evades: NO_DICE,
  }));
const loss = (name: string, points: number, seat: number | undefined, ...scorers: readonly number[]): StoryLoss => ({
  kind: "destroyed",
  ships: ["A1"],
  isGone: true,
  seat,
  sides: scorers,
  points,
  name,
  number: 1,
});
const bars = (count: number, own: number, ...losses: readonly StoryLoss[]) =>
  barsOf({ sides: sides(count), rounds: [{ round: 1, losses, scores: [], lead: undefined }] }, own);

test("points that your side scored are above the line and the other side's below, in the colour of the side that lost the ship", () => {
  const [round] = bars(2, 1, loss("Biggs", 25, 0, 1), loss("Vader", 31, 1, 0));
  expect(round?.above).toMatchObject([{ name: "Biggs", seat: 0 }]);
  expect(round?.below).toMatchObject([{ name: "Vader", seat: 1 }]);
});

test("with three sides all bars are above the line, and points that aren't for ships have the scorer's colour", () => {
  const [round] = bars(3, 0, loss("Biggs", 25, 0, 1, 2), loss("Intel", 2, undefined, 1));
  expect(round?.above).toMatchObject([{ seat: 0 }, { seat: 1 }]);
  expect(round?.below).toEqual([]);
});

test("if there are more than three losses, the two largest have a bar each and the rest share one", () => {
  const [round] = bars(2, 0, ...[12, 40, 15, 30].map((points) => loss(`ship ${points}`, points, 1, 0)));
  expect(round?.above.map(({ name, points }) => `${name}: ${points}`)).toEqual(["ship 40: 40", "ship 30: 30", "2 more: 27"]);
  expect(round?.above[2]?.all.map(({ name }) => name)).toEqual(["ship 15", "ship 12"]);
});

test("both halves have the same scale, and neither is too small", () => {
  expect(halvesOf(bars(2, 0, loss("A", 60, 1, 0), loss("B", 40, 1, 0), loss("C", 10, 0, 1)))).toEqual({ above: 100, below: 45 });
  expect(halvesOf(bars(2, 0))).toEqual({ above: 0.45, below: 0.45 });
});
