import { degrees, mm } from "@broadside/geometry";
import { expect, it } from "vitest";
import type { Piece } from "./view.ts";
import { chosen, describe, describeTable, speakTable, tableWords } from "./words.ts";

const PIECE: Piece = {
  id: "red",
  kind: "ship",
  label: "Red 1",
  description: "Red Squadron, small ship, seat 1",
  pose: { x: mm(457), y: mm(300.14), heading: degrees(90.06) },
  outlines: [],
  lines: [],
  seat: 1,
  movable: true,
};

it("a description says where a piece is and in what order it is selected", () => {
  expect(describe(PIECE, "first")).toBe("Red Squadron, small ship, seat 1, at 457, 300.1 mm, heading 90.1 degrees, selected first");
});

it("a description says that a piece can't be moved", () => {
  expect(describe({ ...PIECE, movable: false }, undefined)).toMatch(/degrees, fixed$/);
});

it("a description says how large the table is and how many pieces are on it", () => {
  const view = { width: mm(1828.8), height: mm(914.4), pieces: [PIECE], marks: [], selected: [] };
  expect(describeTable(view)).toBe("Table, 1828.8 by 914.4 mm, 1 piece");
  expect(describeTable({ ...view, pieces: [] })).toMatch(/0 pieces$/);
});

it("an announcement names the selected pieces in order", () => {
  expect(chosen([PIECE, { ...PIECE, id: "black", label: "Black 1" }], ["black", "red"])).toBe("Selected Black 1, then Red 1");
  expect(chosen([PIECE], [])).toBe("Nothing selected");
});

it("announcements can be replaced by other texts", () => {
  speakTable((english) => ({ ...english, putBack: ({ label }) => `${label} steht wieder da` }));
  expect(tableWords().putBack(PIECE)).toBe("Red 1 steht wieder da");
  speakTable((english) => english);
  expect(tableWords().putBack(PIECE)).toBe("Red 1 put back");
});
