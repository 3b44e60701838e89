import { describe, expect, test } from "vitest";
import { PLAN, resultOf } from "./plan.testing.ts";
import { summaryOf, wonIn } from "./summary.ts";

const of = (...lines: Parameters<typeof summaryOf>[1]) => summaryOf(PLAN, lines, "3");
/** Seats alternate from game to game, so the list's side is 0, 1, 0, 1. */
const own = (game: number): number => game % 2;

describe("a share of a win", () => {
  test("is one for a win, half for a draw and nothing for a loss, whatever the seat", () => {
    expect([0, 1].map((game) => wonIn(PLAN, resultOf(game, { winners: [own(game)] })))).toEqual([1, 1]);
    expect([0, 1].map((game) => wonIn(PLAN, resultOf(game, { winners: [] })))).toEqual([0.5, 0.5]);
    expect([0, 1].map((game) => wonIn(PLAN, resultOf(game)))).toEqual([0, 0]);
  });

  test("of a game that could not be played there is none, and it counts nowhere but as failed", () => {
    const failed = { game: 3, failed: "it stands still" };
    expect(wonIn(PLAN, failed)).toBeUndefined();
    expect(of(resultOf(0), failed)).toMatchObject({ all: { games: 1, losses: 1 }, failed: [{ game: 3, reason: "it stands still" }] });
  });
});

test("all games are counted, and for each opponent those against it, the hardest first", () => {
  const { all, opponents } = of(resultOf(0, { winners: [0] }), resultOf(1, { winners: [] }), resultOf(2), resultOf(3));
  expect(all).toMatchObject({ games: 4, wins: 1, draws: 1, losses: 2, share: 0.375 });
  expect(opponents.map(({ name, games, share }) => [name, games, share])).toEqual([
    ["Aces", 2, 0],
    ["Swarm", 2, 0.75],
  ]);
});

test("the player who goes first is the one with initiative in the first round", () => {
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

test("points go by sides, and a game that is over keeps its last score", () => {
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

test("of a ship there is how often it was lost, in which rounds, and what it gave away", () => {
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

test("what went wrong is added up", () => {
  expect(of(resultOf(0, { defaults: 2 }), resultOf(1, { defaults: 1, losses: 4 }))).toMatchObject({ defaults: 3, lostPlaces: 4 });
});
