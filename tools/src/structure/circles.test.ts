import { expect, test } from "vitest";
import { arrowsOf, circlesOf } from "./circles.ts";

/** The circles of a graph written as `ab bc`: each pair is an arrow. */
const circlesIn = (pairs: string): readonly string[] => {
  const arrows = new Map<string, string[]>();
  for (const [from = "", to = ""] of pairs.split(" ")) arrows.set(from, [...(arrows.get(from) ?? []), to]);
  return circlesOf(arrows).map((circle) => circle.join(""));
};

test.each([
  ["nodes that lead to each other", "ab ba", ["ab"]],
  ["a longer way round", "ab bc cd da", ["abcd"]],
  ["loops that share a node, as one", "ab ba bc cd db", ["abcd"]],
  ["loops that a single arrow joins, as two, the larger one first", "ab ba bc cd de ec", ["cde", "ab"]],
  ["only what leads back", "ab bc cb cd", ["bc"]],
])("circles are %s", (_, pairs, circles) => {
  expect(circlesIn(pairs)).toEqual(circles);
});

test.each([
  ["two ways to the same node", "ab ac bd cd"],
  ["an arrow to a node that is already done", "ab bc da db"],
  ["a node that leads to itself", "aa"],
])("%s make no circle", (_, pairs) => {
  expect(circlesIn(pairs)).toEqual([]);
});

test("A file leads to the files that it imports, types included, but not to packages or files that aren't given", () => {
  const files = [
    { path: "a/one.ts", text: 'import type { Two } from "../b/two.ts";\nimport { kit } from "@broadside/kit";' },
    { path: "b/two.ts", text: 'export { three } from "./three.ts";\n// import "../a/one.ts";' },
  ];
  expect([...arrowsOf(files)]).toEqual([
    ["a/one.ts", ["b/two.ts"]],
    ["b/two.ts", []],
  ]);
});
