import { expect, test } from "vitest";
import type { GameEvent } from "./change.ts";
import { questionsFor } from "./question.ts";
import { randomGame } from "./random-game.testing.ts";
import { startSetUp } from "./testing.ts";
import { inWords } from "./words.ts";
import { namesOf } from "./words-names.ts";
import { optionInWords, questionInWords } from "./words-question.ts";

const { game } = startSetUp([{ ships: [{ pilot: "wedgeantilles", upgrades: ["protontorpedoes"] }] }, { ships: ["howlrunner"] }]);
const names = namesOf(game);

test.each<[GameEvent, string | undefined]>([
  [
    { note: "attacks", ship: "A1", target: "B1", figure: 2 },
    "Wedge Antilles (A1) attacks “Howlrunner” (B1) with primary weapon at range 2",
  ],
  [
    { note: "attacks", ship: "A1", target: "B1", figure: 3, card: "upgrade:protontorpedoes" },
    "Wedge Antilles (A1) attacks “Howlrunner” (B1) with Proton Torpedoes at range 3",
  ],
  [
    { note: "attacks", ship: "A1", target: "B1", figure: 2, piece: "aft" },
    "Wedge Antilles (A1) attacks “Howlrunner” (B1), aft section, with primary weapon at range 2",
  ],
  [{ note: "revealed", ship: "A1", text: "2TW" }, "Wedge Antilles (A1) reveals a white 2 left turn"],
  [{ note: "rolled", ship: "A1", text: "attack", faces: ["hit", "crit"] }, "Wedge Antilles (A1) rolls hit, critical (attack)"],
  [{ note: "dealt facedown", ship: "A1" }, "Wedge Antilles (A1) is dealt a facedown Damage card"],
  [{ note: "dealt faceup", ship: "A1", card: "damage:core-tfa/Console Fire" }, "Wedge Antilles (A1) is dealt Console Fire"],
  [{ note: "lock", ship: "A1", target: "B1", piece: "aft" }, "Wedge Antilles (A1) locks “Howlrunner” (B1), aft section"],
  [{ note: "energy allocated", ship: "A1", card: "upgrade:protontorpedoes" }, "Wedge Antilles (A1) puts 1 energy on Proton Torpedoes"],
  [{ note: "conceded", seat: 1 }, "Seat 2 gives up"],
  [{ note: "phase", text: "planning", figure: 3 }, "Planning phase, round 3"],
  [{ note: "token", ship: "A1", text: "evade" }, "Wedge Antilles (A1) gets an evade token"],
  [{ note: "spent", ship: "A1", text: "lock" }, "Wedge Antilles (A1) spends a target lock"],
  [{ note: "action", ship: "A1", text: "barrel-roll" }, "Wedge Antilles (A1) performs a barrel roll action"],
  [{ note: "action", ship: "A1", text: "upgrade:protontorpedoes" }, "Wedge Antilles (A1) performs the action of Proton Torpedoes"],
  [{ note: "rolled", ship: "A1", text: "defense", faces: ["evade"] }, "Wedge Antilles (A1) rolls evade (defence)"],
  [{ note: "condition", ship: "A1", card: "condition:suppressivefire" }, "Wedge Antilles (A1) receives Suppressive Fire"],
  [{ note: "used", ship: "A1", card: "effect:protontorpedoes" }, "Wedge Antilles (A1) uses Proton Torpedoes"],
  [{ note: "maneuver", ship: "A1", text: "0OW" }, "Wedge Antilles (A1) flies a white stationary maneuver"],
  [{ note: "detonated", piece: "device 1", text: "ion bomb" }, "An ion bomb goes off"],
  [{ note: "undone", seat: 0, figure: 7 }, "Seat 1 takes an answer back"],
  [{ note: "game over", text: "goal" }, "The game is over: the goal is reached"],
  [{ note: "something new", ship: "B1", text: "now" }, "Something new: “Howlrunner” (B1), now"],
  [{ note: "attack step", text: "compare" }, undefined],
  [{ change: "ship", ship: "A1", set: { shields: 1 } }, undefined],
])("%o in words", (event, line) => {
  expect(inWords(event, game)?.replace(/[“”"']Howlrunner[“”"']|Howlrunner/, "“Howlrunner”")).toBe(line);
});

test("every event and every question of whole games has its words, or is bookkeeping", () => {
  for (const seed of [1, 2]) {
    randomGame(seed, (one) => {
      for (const question of questionsFor(one, [0, 1])) {
        expect(questionInWords(question, one)).toMatch(/^Seat [12]: [A-Z“"'].*[?)a-z]$/);
        if ("options" in question) for (const { key } of question.options) expect(optionInWords(question, key, one)).not.toBe("");
      }
      for (const event of one.log.at(-1)?.events ?? []) expect(inWords(event, one) ?? "nothing").not.toMatch(/undefined/);
    });
  }
});

const question = (kind: string, about = {}) => ({
  number: 0,
  kind,
  seat: 0,
  rule: "1E-ROUND-01",
  about,
  options: [{ key: "a" }],
  default: "a",
});

test("a kind that is not known is called by its name", () => {
  expect(questionInWords(question("polish hull", { ship: "A1" }), names)).toBe("Seat 1: Polish hull (Wedge Antilles (A1))?");
  expect(questionInWords(question("dial", { ship: "A1" }), names)).toBe("Seat 1: Which maneuver do you set for Wedge Antilles (A1)?");
});

test("a moment is said in words, with the ship where all its effects are of one, and as an order where none may be passed over", () => {
  const at = (kind: string, keys: readonly string[]) =>
    questionInWords({ ...question(kind), options: keys.map((key) => ({ key })) }, names).replace("Seat 1: ", "");
  expect(at("use at actionPerformed", ["pass", "A1/pilot:wedgeantilles", "A1/upgrade:r2d2/0"])).toBe(
    "After the action: which effect does Wedge Antilles (A1) use?",
  );
  expect(at("use at startOfCombat", ["pass", "A1/pilot:wedgeantilles", "B1/pilot:howlrunner"])).toBe(
    "At the start of the Combat phase: which effect do you use?",
  );
  expect(at("use at afterAttack", ["A1/pilot:wedgeantilles", "A1/upgrade:r2d2/0"])).toBe("After the attack: which effect comes first?");
});

test.each([
  ["attack", "primary>A1", "Primary weapon at Wedge Antilles (A1)"],
  ["attack", "protontorpedoes@0>A1", "Proton Torpedoes at Wedge Antilles (A1)"],
  ["attack", "primary>A1:aft", "Primary weapon at Wedge Antilles (A1), aft section"],
  ["section aimed at", "A1:fore", "Wedge Antilles (A1), fore section"],
  ["attack", "none", "Do not attack"],
  ["dial", "3KR", "red 3 Koiogran turn"],
  ["next ship", "A1", "Wedge Antilles (A1)"],
  ["initiative", "seat 2", "Seat 2"],
  ["use at afterAttack", "A1/upgrade:protontorpedoes/0", "Proton Torpedoes of Wedge Antilles (A1)"],
  ["modify defense dice", "A1/upgrade:protontorpedoes/0#1", "Proton Torpedoes of Wedge Antilles (A1)"],
  ["use at rolled", "A1/pilot:wedgeantilles rolled", "Wedge Antilles of Wedge Antilles (A1) (the dice are rolled)"],
  ["reload", "protontorpedoes@0 protontorpedoes@1", "Proton Torpedoes, Proton Torpedoes"],
  ["jammed", "lock>A1", "Target lock on Wedge Antilles (A1)"],
  ["assign Condition", "A1 mimicked", "Mimicked to Wedge Antilles (A1)"],
  ["turn Damage card", "Direct Hit! 12", "Direct Hit!"],
  ["action", "focus", "focus"],
  ["action", "skip", "No action"],
])("the option of %s called %s reads %s", (kind, key, words) => {
  expect(optionInWords(question(kind), key, names)).toBe(words);
});
