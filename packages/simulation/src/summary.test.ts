import { describe, expect, test } from "vitest";
import { PLAN, resultOf } from "./plan.testing.ts";
import { summaryOf, wonIn } from "./summary.ts";

const of = (...lines: Parameters<typeof summaryOf>[1]) => summaryOf(PLAN, lines, "3");
/** Seats alternate from game to game, so the list's side is 0, 1, 0, 1. */
const own = (game: number): number => game % 2;

describe("a share of a win", () => {
  test("is one for a win, half for a draw and zero for a loss, in any seat", () => {
    expect([0, 1].map((game) => wonIn(PLAN, resultOf(game, { winners: [own(game)] })))).toEqual([1, 1]);
    expect([0, 1].map((game) => wonIn(PLAN, resultOf(game, { winners: [] })))).toEqual([0.5, 0.5]);
    expect([0, 1].map((game) => wonIn(PLAN, resultOf(game)))).toEqual([0, 0]);
  });

  test("is undefined for a game that couldn't be played, which counts only as failed", () => {
    const failed = { game: 3, failed: "it stands still" };
    expect(wonIn(PLAN, failed)).toBeUndefined();
    expect(of(resultOf(0), failed)).toMatchObject({ all: { games: 1, losses: 1 }, failed: [{ game: 3, reason: "it stands still" }] });
  });
});

test("all games are counted, and each opponent's games separately, with the hardest opponent first", () => {
  const { all, opponents } = of(resultOf(0, { winners: [0] }), resultOf(1, { winners: [] }), resultOf(2), resultOf(3));
  expect(all).toMatchObject({ games: 4, wins: 1, draws: 1, losses: 2, share: 0.375 });
  expect(opponents.map(({ name, games, share }) => [name, games, share])).toEqual([
    ["Aces", 2, 0],
    ["Swarm", 2, 0.75],
  ]);
});

test("the player with initiative in the first round is the one who goes first", () => {
  const { goingFirst } = of(
    resultOf(0, { first: [0, 1, 1], winners: [0] }),
    resultOf(1, { first: [0], winners: [0] }),
    resultOf(2, { first: [1] }),
    resultOf(3, { first: [1], winners: [1] }),
  );
  expect(goingFirst.first).toMatchObject({ games: 2, wins: 2 });
  expect(goingFirst.later).toMatchObject({ games: 2, wins: 0 });
  expect(goingFirst.difference).toMatchObject({ by: 1, strata: 2 });
});

test("points are counted by side, and a finished game keeps its last score", () => {
  const { rounds } = of(
    resultOf(0, {
      scores: [
        [10, 0],
        [30, 20],
      ],
    }),
    resultOf(1, { scores: [[4, 20]] }),
  );
  expect(rounds.map(({ round, playing, own: { mean }, others }) => [round, playing, mean, others.mean])).toEqual([
    [1, 2, 15, 2],
    [2, 1, 25, 12],
  ]);
});

test("for each ship, it counts how often and in which rounds the ship was lost, and the points that opponents scored", () => {
  const { ships } = of(
    resultOf(0, { ships: [{ as: "destroyed", round: 2, lost: 60 }, { lost: 0 }] }),
    resultOf(1, {
      ships: [
        { as: "fled", round: 4, lost: 60 },
        { as: "half", lost: 20 },
      ],
    }),
  );
  expect(ships[0]).toMatchObject({ name: "Wedge", lost: { share: 1 }, byRound: [0, 1, 0, 1], pointsLost: 60 });
  expect(ships[1]).toMatchObject({ name: "Biggs", lost: { share: 0 }, byRound: [], ends: { half: 1 }, pointsLost: 10 });
});

test("everything that went wrong is added up", () => {
  expect(of(resultOf(0, { defaults: 2 }), resultOf(1, { defaults: 1, losses: 4 }))).toMatchObject({ defaults: 3, lostPlaces: 4 });
});
