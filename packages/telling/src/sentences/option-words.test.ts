import type { EditionId, Game, Question, QuestionKind, ShipId } from "@broadside/rules";
import { expect, test } from "vitest";
import { ENGLISH } from "../english.ts";
import { labelWith, pieceInWords } from "./option-words.ts";
import { termsOf } from "./terms.ts";

const NAMES = {
  words: ENGLISH.words,
  ships: { A1: "Biggs", B1: "Rau" },
  pilots: { A1: "pilot:biggsdarklighter" as const },
  hugeShips: new Set<ShipId>(),
  seats: ["Anna", "Ben"],
  owners: ["anna", "ben"],
  playerName: (id: string) => id,
  cards: { "pilot:biggsdarklighter": "Biggs Darklighter", "upgrade:r2d2": "R2-D2", "effect:glitterstim": "Glitterstim" },
  terms: termsOf("1e", ENGLISH.words),
};
const asking = (kind: QuestionKind, keys: readonly string[] = []): Question => ({
  number: 1,
  kind,
  seat: 0,
  rule: "1E-ROUND-02",
  options: keys.map((key) => ({ key })),
  default: "",
});

test.each<[QuestionKind, string, string]>([
  ["modify attack dice", "focus", "Spend a focus token"],
  ["action", "barrel-roll", "Barrel roll"],
  ["action", "focus", "Focus"],
  ["attack", "primary>B1", "Primary weapon at Rau"],
  ["attack", "primary>B1:aft", "Primary weapon at Rau, aft section"],
  ["lock", "B1:fore", "Rau, fore section"],
  ["section struck", "aft", "Aft section"],
  ["use at startOfCombat", "A1/pilot:biggsdarklighter", "Biggs"],
  ["use at maneuverExecuted", "B1/upgrade:r2d2/1", "R2-D2 on Rau"],
  ["modify defense dice", "A1/effect:glitterstim/2#1", "Glitterstim on Biggs"],
  ["reroll", "blank blank crit", "Blank, blank, critical"],
  ["turn a die", "2 evade", "Die 2: evade"],
  ["barrel roll place", "3", "Place 3"],
  ["energy to recover", "3", "3 energy"],
  ["obstacle", "coreasteroid0", "Core asteroid 1"],
  ["obstacle", "coreasteroid0 flipped", "Core asteroid 1, flipped"],
  ["initiative", "seat 2", "Ben"],
])("for the question %s, the option %s reads %s", (kind, key, words) => {
  expect(labelWith(asking(kind), key, NAMES)).toBe(words);
});

test.each<[EditionId, readonly string[]]>([
  ["1e", ["Target lock", "SLAM", "Spend a target lock"]],
  ["2.5", ["Lock", "SLAM", "Spend a lock"]],
])("actions and locks use the terms of edition %s", (edition, words) => {
  const names = { ...NAMES, terms: termsOf(edition, ENGLISH.words) };
  const said = (kind: QuestionKind, key: string) => labelWith(asking(kind), key, names);
  expect([said("action", "lock"), said("free action", "slam"), said("modify attack dice", "lock")]).toEqual(words);
});

test("effects of one card are numbered only if there are several", () => {
  const keys = ["A1/upgrade:r2d2/0", "A1/upgrade:r2d2/0#1"];
  expect(keys.map((key) => labelWith(asking("modify attack dice", keys), key, NAMES))).toEqual([
    "R2-D2 on Biggs, effect 1",
    "R2-D2 on Biggs, effect 2",
  ]);
});

test("a piece on the table is called by its kind", () => {
  const pose = { x: 0, y: 0, heading: 0 };
  const state = {
    devices: [{ id: "device 1", token: "protonBomb", kind: "proton bomb", pose, seat: 0, ship: "A1", round: 1 }],
    obstacles: [{ id: "obstacle 2", token: "coreasteroid3", flipped: false, pose }],
  } as unknown as Game["state"];
  expect(["device 1", "obstacle 2", "coreasteroid0"].map((id) => pieceInWords({ state }, id, { words: ENGLISH.words, ships: {} }))).toEqual(
    ["the proton bomb", "Core asteroid 4", "Core asteroid 1"],
  );
});
