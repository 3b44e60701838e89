import { expect, test } from "vitest";
import { structureOf, usualLines } from "./structure.ts";

const structure = structureOf("app/src", [
  { path: "app/src/main.ts", text: 'import "./play/page.ts";\nimport "./play/board/view.ts";\n' },
  {
    path: "app/src/play/page.ts",
    text: 'import type { View } from "./board/view.ts";\nimport "../words/play.ts";\n\nexport function page() {\n}\n',
  },
  { path: "app/src/play/board/view.ts", text: 'import "../panels/log.ts";\nimport "../../words/play.ts";\nexport const view = () => 1;\n' },
  { path: "app/src/play/panels/log.ts", text: 'import "../board/view.ts";\n' },
  { path: "app/src/words/play.ts", text: "" },
  { path: "app/src/play/page.css", text: "a {\n}\n" },
]);

test("The structure counts files, and lines of code and CSS", () => {
  expect(structure.files).toBe(5);
  expect(structure.codeLines).toBe(11);
  expect(structure.cssLines).toBe(2);
});

test("Rooms lead to the rooms next to them", () => {
  expect([...structure.rooms]).toEqual([
    ["play", ["words"]],
    ["play/board", ["play/panels"]],
    ["play/panels", ["play/board"]],
    ["words", []],
  ]);
});

test("The structure finds the circles of files and rooms", () => {
  expect(structure.fileCircles).toEqual([["play/board/view.ts", "play/panels/log.ts"]]);
  expect(structure.roomCircles).toEqual([["play/board", "play/panels"]]);
});

test("The structure lists functions, longest first", () => {
  expect(structure.functions).toEqual([
    { path: "play/page.ts", name: "page", lines: 2 },
    { path: "play/board/view.ts", name: "view", lines: 1 },
  ]);
});

test("At most 5% of the functions have more than the usual number of lines", () => {
  const ofLengths = (count: number) => ({
    ...structure,
    functions: Array.from({ length: count }, (_, at) => ({ path: "", name: "", lines: count - at })),
  });
  expect(usualLines(ofLengths(100))).toBe(95);
  expect(usualLines(ofLengths(10))).toBe(10);
  expect(usualLines(ofLengths(0))).toBe(0);
});
