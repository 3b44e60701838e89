import type { NotOfferedReason, PlaceProblem } from "@broadside/rules";
import { expect, test } from "vitest";
import { ENGLISH } from "../english.ts";

const SHIPS = { A1: "Wedge" };

test.each<[PlaceProblem, string]>([
  [{ fault: "not wholly on the table" }, "not fully on the table"],
  [{ fault: "on top of", of: "something else" }, "on top of something else"],
  [{ fault: "on top of ship", ship: "A1" }, "on top of Wedge"],
  [{ fault: "within range", range: 1, of: { another: "supplyCache" } }, "within range 1 of another supply cache"],
  [{ fault: "beyond range", range: 1, of: "the huge ship" }, "beyond range 1 of the huge ship"],
  [{ fault: "not at range", least: 3, most: 3, of: { inTheMiddle: "satellite" } }, "not at range 3 of the satellite in the middle"],
  [{ fault: "not at range", least: 0, most: 1, of: "the other of its pair" }, "not at range 0 to 1 of the other one of its pair"],
  [{ fault: "within range of edges", range: 2, edges: ["bottom", "right", "top", "left"] }, "within range 2 of an edge"],
  [{ fault: "within range of edges", range: 2, edges: ["bottom", "top"] }, "within range 2 of the bottom or top edge"],
  [{ fault: "not at range of the edge", least: 2, most: 4, edge: "left" }, "not at range 2 to 4 of the left edge"],
  [{ fault: "not within range of the edge", range: 2, edge: "top" }, "not fully within range 2 of the top edge"],
  [{ fault: "not touching the edge", edge: "top" }, "it doesn't touch the top edge"],
  [{ fault: "not within its deployment area along the edge", edge: "top" }, "not inside its deployment area along the top edge"],
])("the problem %o reads: %s", (why, words) => {
  expect(ENGLISH.placeInWords(why, SHIPS)).toBe(words);
});

test.each<[NotOfferedReason, string]>([
  [{ notOffered: "too early", round: 2 }, "not before round 2"],
  [{ notOffered: "carries one already", piece: "supplyCache" }, "it already has a supply cache in tow"],
  [{ notOffered: "none in range", piece: "satellite" }, "no satellite is at range 0–1"],
])("the reason %o reads: %s", (reason, words) => {
  expect(ENGLISH.notOfferedInWords(reason)).toBe(words);
});

test("a refusal is a sentence with the problem and the rule", () => {
  expect(ENGLISH.refusalInWords({ refused: "not a legal place", rule: "1E-SETUP-04", place: { fault: "on an obstacle" } }, SHIPS)).toBe(
    "That didn't work: it can't be placed there (on an obstacle; 1E-SETUP-04).",
  );
  expect(ENGLISH.refusalInWords({ refused: "the game is over" }, SHIPS)).toBe("That didn't work: the game is over.");
});

const REACH = { least: 3, most: 5 };
test.each([
  [{ bar: "out of range", ...REACH }, "nobody is at range 3 to 5"],
  [{ bar: "out of arc", ...REACH }, "nobody is at range 3 to 5 in its arcs"],
  [{ bar: "no energy", ...REACH }, "not enough energy on its card"],
  [{ bar: "used up", ...REACH }, "it has already attacked"],
] as const)("%j makes an attack impossible: %s", (illegal, words) => {
  expect(ENGLISH.attackBarInWords(illegal)).toBe(words);
});
