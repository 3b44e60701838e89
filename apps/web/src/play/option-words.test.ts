import type { Question } from "@broadside/rules";
import { expect, test } from "vitest";
import { optionInWords } from "./option-words.ts";

const NAMES = {
  ships: { A1: "Biggs Darklighter (A1)", B1: "Fenn Rau (B1)" },
  seats: ["Anna", "Ben"],
  cards: { "pilot:biggsdarklighter": "Biggs Darklighter", "upgrade:r2d2": "R2-D2", "effect:glitterstim": "Glitterstim" },
};
const asking = (kind: string): Question => ({ number: 1, kind, seat: 0, rule: "1E-ROUND-02", options: [], default: "" });

test.each([
  ["modify attack dice", "focus", "Spend a focus token"],
  ["action", "barrel-roll", "Barrel roll"],
  ["action", "focus", "Focus"],
  ["attack", "primary>B1", "Primary weapon at Fenn Rau (B1)"],
  ["use at startOfCombat", "A1/pilot:biggsdarklighter", "Biggs Darklighter (A1)"],
  ["use at maneuverExecuted", "B1/upgrade:r2d2/1", "R2-D2 of Fenn Rau (B1)"],
  ["modify defense dice", "A1/effect:glitterstim/2#1", "Glitterstim of Biggs Darklighter (A1), effect 2"],
  ["reroll", "blank blank crit", "Blank, blank, critical"],
  ["turn a die", "2 evade", "Die 2: evade"],
  ["barrel roll place", "3", "Place 3"],
  ["obstacle", "coreasteroid0", "Core asteroid 1"],
  ["obstacle", "coreasteroid0 flipped", "Core asteroid 1, turned over"],
  ["initiative", "seat 2", "Ben"],
])("%s: %s is said as %s", (kind, key, words) => {
  expect(optionInWords(asking(kind), key, NAMES)).toBe(words);
});
