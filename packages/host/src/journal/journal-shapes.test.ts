import { expect, test } from "vitest";
import { isJournalRow } from "./journal-shapes.ts";

const ROW = { row: "reason", number: 7, seat: 1, ship: "B1" };

test.each([
  ["with keys and figures", { ...ROW, reasons: [{ key: "takes damage", damage: 1.5 }] }, true],
  ["with a key of another version", { ...ROW, reasons: [{ key: "saw it in a dream" }] }, true],
  ["as text, as earlier versions gave it", { ...ROW, text: "1.5 to fear" }, true],
  ["without a reason", ROW, false],
])("a bot's reason %s", (_how, row, isReadable) => {
  expect(isJournalRow(row)).toBe(isReadable);
});
