import type { StoryRound, StorySide } from "@broadside/protocol";
import { expect, test } from "vitest";
import type { Timeline } from "./timeline.ts";
import { decisiveOf, turnsOf } from "./turning-points.ts";

test("if sides gained the same in a round, the winner gets the credit, and that round may have decided the game", () => {
  const loss = (ship: string, points: number, sides: readonly number[]) => ({ ships: [ship], points, sides, number: 1 });
  const rounds = [
    { round: 1, scores: [30, 30, 0], losses: [loss("C1", 30, [0, 1])] },
    { round: 2, scores: [30, 40, 10], losses: [loss("A1", 10, [1, 2])] },
  ] as unknown as readonly StoryRound[];
  const sides = [{ won: false }, { won: true }, { won: false }] as unknown as readonly StorySide[];
  const turns = turnsOf({ events: [] } as unknown as Timeline, sides, rounds);
  expect(turns.map(({ gainer }) => gainer)).toEqual([1, 1]);
  expect(decisiveOf(turns, sides)?.round.round).toBe(1);
});
