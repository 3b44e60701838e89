import { describe, expect, test } from "vitest";
import type { SavedGameInfo } from "../game-worker/shared/saved-game.ts";
import { playersOf, titleOf, turnOf } from "./game-words.ts";

const game = (waiting: readonly number[], programs: readonly number[] = [], more: Partial<SavedGameInfo> = {}): SavedGameInfo => ({
  id: "g",
  names: ["Ana", "Ben", "Chiyo"],
  played: "Aces High",
  round: 3,
  isOver: false,
  changed: 1,
  look: {
    table: { width: 914, height: 914 },
    ships: [],
    obstacles: [],
    waiting,
    programs: programs.map((seat) => ({ seat, level: "cadet" })),
  },
  ...more,
});

describe("the description of a saved game", () => {
  test("shows the game and its round", () => {
    expect(titleOf(game([]))).toBe("Aces High · round 3");
    expect(titleOf(game([], [], { round: 0 }))).toBe("Aces High · setting up");
    expect(titleOf(game([], [], { played: undefined }))).toBe("Game · round 3");
  });

  test("says “you” for a person who plays alone against bots", () => {
    expect(playersOf(game([], [1, 2])).map(({ words }) => words)).toEqual(["you", "Cadet", "Cadet"]);
    expect(playersOf(game([], [2])).map(({ words }) => words)).toEqual(["Ana", "Ben", "Cadet"]);
  });

  test.each([
    ["your turn", game([0], [1, 2])],
    ["your turn", game([0, 1], [1, 2])],
    ["Ben's turn", game([1])],
    ["waiting for 2 players", game([0, 1], [2])],
    ["continue", game([1], [1, 2])],
    ["continue", game([], [], { look: undefined })],
    ["over", game([0], [], { isOver: true })],
  ] as const)("says whose turn it is: %s", (words, one) => {
    expect(turnOf(one).words).toBe(words);
  });
});
