import { describe, expect, test } from "vitest";
import { beyondMost, firstToGo, MOST_FINISHED } from "./kept-room.ts";

const game = (id: string, isOver: boolean, changed: number) => ({ id, isOver, changed });

describe("room for games", () => {
  test("the oldest finished game goes first, however old others are", () => {
    expect(firstToGo([game("open", false, 1), game("new", true, 9), game("old", true, 5)], "mine")).toBe("old");
  });

  test("a game that is not over never goes, nor does the one that room is made for", () => {
    expect(firstToGo([game("open", false, 1), game("mine", true, 2)], "mine")).toBeUndefined();
  });

  test("finished games beyond the most go; games that are not over are not counted", () => {
    const finished = Array.from({ length: MOST_FINISHED + 2 }, (_, at) => game(`over ${at}`, true, at));
    const open = Array.from({ length: MOST_FINISHED }, (_, at) => game(`open ${at}`, false, at));
    expect(beyondMost([...open, ...finished])).toEqual(["over 1", "over 0"]);
    expect(beyondMost(open)).toEqual([]);
  });
});
