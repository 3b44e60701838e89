import { describe, expect, test } from "vitest";
import { beyondMaximum, gameToDelete, MOST_FINISHED } from "./saved-games-limit.ts";

const game = (id: string, isOver: boolean, changed: number) => ({ id, isOver, changed });

describe("making room for games", () => {
  test("deletes the oldest finished game first, even if unfinished ones are older", () => {
    expect(gameToDelete([game("open", false, 1), game("new", true, 9), game("old", true, 5)], "mine")).toBe("old");
  });

  test("never deletes an unfinished game or the game that needs the room", () => {
    expect(gameToDelete([game("open", false, 1), game("mine", true, 2)], "mine")).toBeUndefined();
  });

  test("deletes finished games beyond the maximum, and doesn't count unfinished ones", () => {
    const finished = Array.from({ length: MOST_FINISHED + 2 }, (_, at) => game(`over ${at}`, true, at));
    const open = Array.from({ length: MOST_FINISHED }, (_, at) => game(`open ${at}`, false, at));
    expect(beyondMaximum([...open, ...finished])).toEqual(["over 1", "over 0"]);
    expect(beyondMaximum(open)).toEqual([]);
  });
});
