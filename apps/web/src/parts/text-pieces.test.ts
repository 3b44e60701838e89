import { expect, test } from "vitest";
import { piecesOf } from "./text-pieces.ts";

test("a text is split at its matches and nothing is lost", () => {
  expect(piecesOf("see A1 and B2.", /[A-Z]\d/g)).toEqual([
    { start: 0, before: "see ", match: "A1" },
    { start: 6, before: " and ", match: "B2" },
    { start: 13, before: ".", match: undefined },
  ]);
});

test("a text without a match is one piece", () => {
  expect(piecesOf("nothing", /\d/g)).toEqual([{ start: 0, before: "nothing", match: undefined }]);
});

test("a match that isn't wanted stays in the text", () => {
  expect(piecesOf("A1B2", /[A-Z]\d/g, (match) => match === "B2")).toEqual([
    { start: 0, before: "A1", match: "B2" },
    { start: 4, before: "", match: undefined },
  ]);
});
