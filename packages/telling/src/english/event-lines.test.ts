import { type ChoiceQuestion, type EditionId, type GameEvent, questionsFor } from "@broadside/rules";
import { type MadeUpNote, madeUpKind, startSetUp } from "@broadside/rules/testing";
import { randomGame } from "@broadside/rules/testing/random";
import { expect, test } from "vitest";
import { EDITION_TERMS } from "./edition-terms.ts";
import { inWords } from "./event-lines.ts";
import { namesOf } from "./names-of-game.ts";
import { kindInWords, optionInWords, questionInWords } from "./question-words.ts";

const { game } = startSetUp([{ ships: [{ pilot: "wedgeantilles", upgrades: ["protontorpedoes"] }] }, { ships: ["howlrunner"] }]);
const names = namesOf(game);

test.each<[GameEvent, string | undefined]>([
  [{ note: "attacks", ship: "A1", target: "B1", range: 2 }, "Wedge Antilles (A1) attacks “Howlrunner” (B1) with primary weapon at range 2"],
  [
    { note: "attacks", ship: "A1", target: "B1", range: 3, card: "upgrade:protontorpedoes" },
    "Wedge Antilles (A1) attacks “Howlrunner” (B1) with Proton Torpedoes at range 3",
  ],
  [
    { note: "attacks", ship: "A1", target: "B1", range: 2, section: "aft" },
    "Wedge Antilles (A1) attacks “Howlrunner” (B1), aft section, with primary weapon at range 2",
  ],
  [{ note: "revealed", ship: "A1", maneuver: "2TW" }, "Wedge Antilles (A1) reveals a white 2 left turn"],
  [{ note: "rolled", ship: "A1", reason: "attack", faces: ["hit", "crit"] }, "Wedge Antilles (A1) rolls hit, critical (attack)"],
  [{ note: "dealt facedown", ship: "A1" }, "Wedge Antilles (A1) is dealt a facedown Damage card"],
  [{ note: "dealt faceup", ship: "A1", card: "damage:core-tfa/Console Fire" }, "Wedge Antilles (A1) is dealt Console Fire"],
  [{ note: "upgrade revealed", ship: "A1", card: "upgrade:protontorpedoes" }, "Wedge Antilles (A1) reveals Proton Torpedoes"],
  [{ note: "in reserve", ship: "A1" }, "Wedge Antilles (A1) is put in reserve"],
  [
    { note: "upgrade handed over", ship: "A1", target: "B1", card: "upgrade:protontorpedoes" },
    "Wedge Antilles (A1) hands Proton Torpedoes to “Howlrunner” (B1)",
  ],
  [{ note: "lock", ship: "A1", target: "B1", section: "aft" }, "Wedge Antilles (A1) locks “Howlrunner” (B1), aft section"],
  [{ note: "energy allocated", ship: "A1", card: "upgrade:protontorpedoes" }, "Wedge Antilles (A1) puts 1 energy on Proton Torpedoes"],
  [
    { note: "stays for the step", ship: "A1", rule: "2E-ENGAGE-04" },
    "Wedge Antilles (A1) is destroyed, and stays while the ships of this initiative engage",
  ],
  [{ note: "stays for the round", ship: "A1" }, "Wedge Antilles (A1) is destroyed, and stays in play until the End phase is over"],
  [{ note: "counters on card", ship: "A1", counters: 1 }, "1 victory counter is laid on the card of Wedge Antilles (A1)"],
  [
    { note: "counters on card", ship: "A1", counters: 2, called: "intel counter" },
    "2 intel counters are laid on the card of Wedge Antilles (A1)",
  ],
  [
    { note: "counters moved", ship: "A1", target: "B1", counters: 1, called: "intel counter" },
    "1 intel counter goes from the card of Wedge Antilles (A1) to the card of “Howlrunner” (B1)",
  ],
  [{ note: "counters returned", ship: "A1", counters: 3 }, "3 victory counters on the card of Wedge Antilles (A1) go back to the supply"],
  [
    { note: "victory counters", seat: 0, counters: 2, called: "intel counter", reason: "intel brought home", rule: "Intel Pickup" },
    "Seat 1 scores 2 intel counters (intel brought home)",
  ],
  [
    { note: "victory counters", seat: 0, counters: -1, reason: "a ship lost", rule: "Intel Pickup" },
    "Seat 1 gives back 1 victory counter (a ship lost)",
  ],
  [
    { note: "jettisoned", ship: "A1", piece: "supplyCache 2", reason: "critical damage", rule: "SC-SALVAGE-30" },
    "Wedge Antilles (A1) jettisons supply cache 2 (critical damage), which lies on the table again",
  ],
  [{ note: "looks at damage", ship: "A1" }, "Wedge Antilles (A1) looks at its facedown Damage cards"],
  [{ note: "looks at damage", ship: "A1", target: "B1" }, "Wedge Antilles (A1) looks at the facedown Damage cards of “Howlrunner” (B1)"],
  [{ note: "spent", ship: "A1", token: "force" }, "Wedge Antilles (A1) spends 1 Force"],
  [{ note: "obstacle laid", seat: 0, obstacle: "obstacle 7", obstacleToken: "coreasteroid0" }, "Seat 1 lays an obstacle (Core asteroid 1)"],
  [{ note: "conceded", seat: 1 }, "Seat 2 concedes"],
  [{ note: "phase", phase: "planning", round: 3 }, "Planning phase, round 3"],
  [{ note: "token", ship: "A1", token: "evade" }, "Wedge Antilles (A1) gets an evade token"],
  [{ note: "spent", ship: "A1", token: "lock" }, "Wedge Antilles (A1) spends a target lock"],
  [{ note: "action", ship: "A1", action: "barrel-roll" }, "Wedge Antilles (A1) performs a barrel roll action"],
  [{ note: "action", ship: "A1", action: "upgrade:protontorpedoes" }, "Wedge Antilles (A1) performs the action of Proton Torpedoes"],
  [{ note: "rolled", ship: "A1", reason: "defense", faces: ["evade"] }, "Wedge Antilles (A1) rolls evade (defence)"],
  [{ note: "condition", ship: "A1", card: "condition:suppressivefire" }, "Wedge Antilles (A1) receives Suppressive Fire"],
  [{ note: "used", ship: "A1", card: "effect:protontorpedoes" }, "Wedge Antilles (A1) uses Proton Torpedoes"],
  [{ note: "maneuver", ship: "A1", maneuver: "0OW" }, "Wedge Antilles (A1) flies a white stationary maneuver"],
  [{ note: "detonated", device: "device 1", deviceKind: "ion bomb" }, "An ion bomb goes off"],
  [{ note: "undone", seat: 0, to: 7 }, "Seat 1 undoes an answer"],
  [
    { note: "standing answer", seat: 1, ship: "B1", kind: "attack", number: 9, key: "primary>A1" },
    "Seat 2 has a standing answer to “attack” (“Howlrunner” (B1)): Primary weapon at Wedge Antilles (A1)",
  ],
  [{ note: "standing answer", seat: 1, kind: "dial", number: 9 }, "Seat 2 has a standing answer to “dial”"],
  [{ note: "away", seat: 0 }, "Seat 1 is away, and is given the defaults"],
  [{ note: "hurried", by: "clock" }, "Time for this is up: what has no answer is given its default"],
  [{ note: "votes", seat: 0, kind: "initiative", key: "seat 2" }, "Seat 1 votes: Seat 2"],
  [{ note: "game over", ending: "goal" }, "The game is over: the goal is reached"],
  [{ note: "attack step", step: "compare results" }, undefined],
  [{ change: "ship", ship: "A1", set: { shields: 1 } }, undefined],
])("%o in words", (event, line) => {
  expect(inWords(event, game)?.replace(/[“”"']Howlrunner[“”"']|Howlrunner/, "“Howlrunner”")).toBe(line);
});

test("a note of a kind or with fields that are not known here is told as it stands", () => {
  const told = (note: MadeUpNote) => inWords(note, game);
  expect(told({ note: "something new", ship: "A1", text: "now" })).toBe("Something new: Wedge Antilles (A1), now");
  expect(told({ note: "revealed", ship: "A1", text: "2TW" })).toBe("Revealed: Wedge Antilles (A1), 2TW");
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

const question = (kind: string, about = {}): ChoiceQuestion => ({
  number: 0,
  kind: madeUpKind(kind),
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
  ["use at startOfCombat", "A1/upgrade:protontorpedoes/0 #2", "Proton Torpedoes of Wedge Antilles (A1) (effect 2)"],
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

/** The same in the words of an edition. */
const namesIn = (edition: EditionId) => ({ ...names, terms: EDITION_TERMS[edition] });
const inBoth = (say: (own: typeof names) => string | undefined) => [say(namesIn("1e")), say(namesIn("2.5"))];

test.each<[GameEvent, first: string, second: string]>([
  [{ note: "phase", phase: "combat", round: 2 }, "Combat phase", "Engagement phase"],
  [{ note: "phase", phase: "over", round: 2 }, "The game is over", "The game is over"],
  [{ note: "initiative", seat: 0 }, "Seat 1 has initiative", "Seat 1 is the first player"],
  [
    { note: "token", ship: "A1", token: "disarm" },
    "Wedge Antilles (A1) gets a weapons disabled token",
    "Wedge Antilles (A1) gets a disarm token",
  ],
  [
    { note: "token", ship: "A1", token: "tractor" },
    "Wedge Antilles (A1) gets a tractor beam token",
    "Wedge Antilles (A1) gets a tractor token",
  ],
  [{ note: "spent", ship: "A1", token: "lock" }, "Wedge Antilles (A1) spends a target lock", "Wedge Antilles (A1) spends a lock"],
  [
    { note: "jammed", ship: "A1", token: "lock" },
    "A jam token takes the target lock of Wedge Antilles (A1)",
    "A jam token takes the lock of Wedge Antilles (A1)",
  ],
  [
    { note: "action", ship: "A1", action: "lock" },
    "Wedge Antilles (A1) performs a target lock action",
    "Wedge Antilles (A1) performs a lock action",
  ],
  [
    { note: "standing answer", seat: 0, kind: "free action", number: 9, key: "lock" },
    "Seat 1 has a standing answer to “free action”: target lock",
    "Seat 1 has a standing answer to “granted action”: lock",
  ],
])("%o in the words of each edition", (event, first, second) => {
  expect(inBoth((own) => inWords(event, own))).toEqual([first, second]);
});

test.each([
  ["rebel", 100, "Rebel Alliance, 100 points"],
  ["galacticempire", 20, "Galactic Empire, 20 points"],
  ["separatistalliance", 0, "Separatist Alliance"],
])("a squad of %s is shown by its faction's name, of quick builds without points", (faction, total, squad) => {
  expect(inWords({ note: "squad revealed", seat: 0, faction, total, unit: "point", rule: "1E-SETUP-11" }, names)).toBe(
    `Seat 1 shows a squad: ${squad}`,
  );
});

test.each([
  ["free action", "Which free action does Wedge Antilles (A1) perform?", "Which granted action does Wedge Antilles (A1) perform?"],
  ["tractor move", "Tractor beam token: where does Wedge Antilles (A1) go?", "Tractor token: where does Wedge Antilles (A1) go?"],
  [
    "use at endOfCombat",
    "At the end of the Combat phase: which effect do you use?",
    "At the end of the Engagement phase: which effect do you use?",
  ],
  ["use at lockAcquired", "A target lock is acquired: which effect do you use?", "A lock is acquired: which effect do you use?"],
  ["member in turn", "Whose ship comes next?", "Whose ship comes next?"],
])("a question of %s in the words of each edition", (kind, first, second) => {
  const asked = { ...question(kind, { ship: "A1" }), options: [{ key: "pass" }] };
  expect(inBoth((own) => questionInWords(asked, own))).toEqual([`Seat 1: ${first}`, `Seat 1: ${second}`]);
});

test.each([
  ["use at startOfCombat", "At the start of the Combat phase: which effect?", "At the start of the Engagement phase: which effect?"],
  ["tractor move place", "Tractor beam token, place", "Tractor token, place"],
  ["remove lock", "Remove target lock", "Remove lock"],
  ["dial", "Dial", "Dial"],
])("the kind %s by itself in the words of each edition", (kind, first, second) => {
  expect(inBoth((own) => kindInWords(kind, own))).toEqual([first, second]);
});

test.each([
  ["jammed", "lock>A1", "Target lock on Wedge Antilles (A1)", "Lock on Wedge Antilles (A1)"],
  ["jammed", "disarm", "weapons disabled", "disarm"],
  ["action", "lock", "target lock", "lock"],
  [
    "use at startOfCombat",
    "A1/pilot:wedgeantilles startOfCombat",
    "Wedge Antilles of Wedge Antilles (A1) (at the start of the Combat phase)",
    "Wedge Antilles of Wedge Antilles (A1) (at the start of the Engagement phase)",
  ],
])("the option of %s called %s in the words of each edition", (kind, key, first, second) => {
  expect(inBoth((own) => optionInWords(question(kind), key, own))).toEqual([first, second]);
});
