import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Anna Solo", "A. S."],
  ["Anna-Lena  de la Cruz", "A. L. d. l. C."],
  ["Miles O'Brien", "M. O."],
  ["Øystein", "Ø."],
  ["Élodie (Lyon)", "É. L."],
  ["E\u0301lodie", "É."],
  ["Иван Петров", "И. П."],
  ["岡田 美咲", "岡. 美."],
  ["𠮷野 家", "𠮷. 家."],
  ["किरण", "कि."],
  ["عمر", "ع."],
  ["Player 12", "P. 1."],
  ['🚀 "Red" Five', "R. F."],
  ["🚀", "?"],
  ["", "?"],
])("the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
