import { type ChoiceQuestion, type EditionId, type GameEvent, questionsFor } from "@broadside/rules";
import { type MadeUpNote, madeUpKind, startSetUp } from "@broadside/rules/testing";
import { randomGame } from "@broadside/rules/testing/random";
import { expect, test } from "vitest";
import { ENGLISH } from "../english.ts";
import { GERMAN } from "../german.ts";
import { inWords } from "./event-lines.ts";
import { namesOf } from "./names-of-game.ts";
import { kindInWords, optionInWords, questionInWords } from "./question-words.ts";
import { termsOf } from "./terms.ts";

const { game } = startSetUp([{ ships: [{ pilot: "wedgeantilles", upgrades: ["protontorpedoes"] }] }, { ships: ["howlrunner"] }]);
const names = namesOf(game, ENGLISH.words);

test.each<[GameEvent, string | undefined]>([
  [{ note: "attacks", ship: "A1", target: "B1", range: 2 }, "Wedge attacks Howlrunner with its primary weapon at range 2"],
  [
    { note: "attacks", ship: "A1", target: "B1", range: 3, card: "upgrade:protontorpedoes" },
    "Wedge attacks Howlrunner with Proton Torpedoes at range 3",
  ],
  [
    { note: "attacks", ship: "A1", target: "B1", range: 2, section: "aft" },
    "Wedge attacks Howlrunner's aft section with its primary weapon at range 2",
  ],
  [{ note: "revealed", ship: "A1", maneuver: "2TW" }, "Wedge reveals a white 2 left turn"],
  [{ note: "rolled", ship: "A1", reason: "attack", faces: ["hit", "crit"] }, "Wedge rolls hit, critical (attack)"],
  [{ note: "dealt facedown", ship: "A1" }, "Wedge is dealt a facedown Damage card"],
  [{ note: "dealt faceup", ship: "A1", card: "damage:core-tfa/Console Fire" }, "Wedge is dealt Console Fire"],
  [{ note: "upgrade revealed", ship: "A1", card: "upgrade:protontorpedoes" }, "Wedge reveals Proton Torpedoes"],
  [{ note: "in reserve", ship: "A1" }, "Wedge goes into reserve"],
  [
    { note: "upgrade handed over", ship: "A1", target: "B1", card: "upgrade:protontorpedoes" },
    "Wedge hands Proton Torpedoes to Howlrunner",
  ],
  [{ note: "lock", ship: "A1", target: "B1", section: "aft" }, "Wedge locks Howlrunner's aft section"],
  [{ note: "energy allocated", ship: "A1", card: "upgrade:protontorpedoes" }, "Wedge puts 1 energy on Proton Torpedoes"],
  [
    { note: "stays for the step", ship: "A1", rule: "2E-ENGAGE-04" },
    "Wedge is destroyed, but stays until every ship of this initiative has engaged",
  ],
  [{ note: "stays for the round", ship: "A1" }, "Wedge is destroyed, but stays in play until the End phase is over"],
  [{ note: "counters on card", ship: "A1", counters: 1 }, "Wedge gets a victory counter"],
  [{ note: "counters on card", ship: "A1", counters: 2, called: "intel counter" }, "Wedge gets 2 intel counters"],
  [
    { note: "counters moved", ship: "A1", target: "B1", counters: 1, called: "intel counter" },
    "1 intel counter on Wedge moves to Howlrunner",
  ],
  [{ note: "counters returned", ship: "A1", counters: 3 }, "3 victory counters on Wedge return to the supply"],
  [
    { note: "victory counters", seat: 0, counters: 2, called: "intel counter", reason: "intel brought home", rule: "Intel Pickup" },
    "Player 1 scores 2 intel counters (intel brought home)",
  ],
  [
    { note: "victory counters", seat: 0, counters: -1, reason: "a ship lost to no enemy", rule: "Intel Pickup" },
    "Player 1 gives back a victory counter (a ship lost, but not to an enemy)",
  ],
  [
    { note: "jettisoned", ship: "A1", piece: "supplyCache 2", reason: "critical damage", rule: "SC-SALVAGE-30" },
    "Wedge jettisons supply cache 2 (critical damage), which is back on the table",
  ],
  [{ note: "looks at damage", ship: "A1" }, "Wedge looks at its facedown Damage cards"],
  [{ note: "looks at damage", ship: "A1", target: "B1" }, "Wedge looks at Howlrunner's facedown Damage cards"],
  [{ note: "spent", ship: "A1", token: "force" }, "Wedge spends 1 Force"],
  [
    { note: "obstacle laid", seat: 0, obstacle: "obstacle 7", obstacleToken: "coreasteroid0" },
    "Player 1 places an obstacle (Core asteroid 1)",
  ],
  [{ note: "conceded", seat: 1 }, "Player 2 concedes"],
  [{ note: "phase", phase: "planning", round: 3 }, "Planning phase, round 3"],
  [{ note: "token", ship: "A1", token: "evade" }, "Wedge gets an evade token"],
  [{ note: "spent", ship: "A1", token: "lock" }, "Wedge spends a target lock"],
  [{ note: "action", ship: "A1", action: "barrel-roll" }, "Wedge performs a barrel roll action"],
  [{ note: "action", ship: "A1", action: "upgrade:protontorpedoes" }, "Wedge performs the action of Proton Torpedoes"],
  [{ note: "rolled", ship: "A1", reason: "defense", faces: ["evade"] }, "Wedge rolls evade (defense)"],
  [{ note: "condition", ship: "A1", card: "condition:suppressivefire" }, "Wedge gets Suppressive Fire"],
  [{ note: "used", ship: "A1", card: "effect:protontorpedoes" }, "Wedge uses Proton Torpedoes"],
  [{ note: "maneuver", ship: "A1", maneuver: "0OW" }, "Wedge flies a white stationary maneuver"],
  [{ note: "detonated", device: "device 1", deviceKind: "ion bomb" }, "An ion bomb goes off"],
  [{ note: "undone", seat: 0, to: 7 }, "Player 1 undoes an answer"],
  [
    { note: "standing answer", seat: 1, ship: "B1", kind: "attack", number: 9, key: "primary>A1" },
    "Player 2 has a standing order for “attack” (Howlrunner): Primary weapon at Wedge",
  ],
  [{ note: "standing answer", seat: 1, kind: "dial", number: 9 }, "Player 2 has a standing order for “dial”"],
  [{ note: "away", seat: 0 }, "Player 1 is away, so the game uses the default answers"],
  [{ note: "hurried", by: "clock" }, "Time is up: open questions get their default answers"],
  [{ note: "votes", seat: 0, kind: "initiative", key: "seat 2" }, "Player 1 votes: Player 2"],
  [{ note: "game over", ending: "goal" }, "The game is over: the goal is reached"],
  [{ note: "game over", ending: "agreement" }, "The game is over: the players agree to a draw"],
  [{ note: "draw offered", seat: 0 }, "Player 1 offers a draw"],
  [{ note: "offer lapsed", seat: 0 }, "Player 1's offer of a draw lapses"],
  [{ note: "not answered in time", seat: 1 }, "Player 2's request isn't answered in time"],
  [{ note: "hurried", by: "clock" }, "Time is up: open questions get their default answers"],
  [{ note: "hurried", by: "clock", seats: [1] }, "Time is up: open questions for Player 2 get their default answers"],
  [
    { note: "hurried", by: "judge", seats: [0, 1] },
    "A judge moves the game on: open questions for Player 1 and Player 2 get their default answers",
  ],
  [{ note: "attack step", step: "compare results" }, undefined],
  [{ change: "ship", ship: "A1", set: { shields: 1 } }, undefined],
])("%o is described correctly", (event, line) => {
  expect(inWords(event, names)).toBe(line);
});

test("a German hurry names the seats", () => {
  const line = inWords({ note: "hurried", by: "clock", seats: [0, 1] }, { ...namesOf(game, GERMAN.words), seats: ["Ana", "Ben"] });
  expect(line).toBe("Die Zeit ist um: Für offene Fragen an Ana und Ben gelten die Vorgaben");
});

test.each([
  [ENGLISH, "ace", "Ace", "Ace is a bot"],
  [ENGLISH, "cadet", "Cadet 2", "Cadet 2 is a bot"],
  [ENGLISH, "ace", "Ben", "A bot (Ace) plays for Ben"],
  [ENGLISH, "ace", "Ace Pilot", "A bot (Ace) plays for Ace Pilot"],
  [ENGLISH, "cadet", "Ace", "A bot (Cadet) plays for Ace"],
  [ENGLISH, "reference+", "Ben", "A bot (reference+) plays for Ben"],
  [GERMAN, "ace", "Ass", "Ass ist ein Bot"],
  [GERMAN, "cadet", "Kadett 2", "Kadett 2 ist ein Bot"],
  [GERMAN, "ace", "Ben", "Ein Bot (Ass) spielt für Ben"],
])("a bot that takes a seat is described, case %#: %s", ({ words }, bot, name, line) => {
  const told = namesOf({ ...game, names: { "player-1": name } }, words);
  expect(inWords({ note: "seat taken", seat: 0, player: { id: "player-1", bot } }, told)).toBe(line);
});

test.each([
  [ENGLISH, "player-1", "Ben is back"],
  [ENGLISH, "ana", "Ana plays for Ben"],
  [ENGLISH, "unnamed", "Somebody plays for Ben"],
  [GERMAN, "player-1", "Ben ist zurück"],
])("a person who takes a seat is described, case %#: %s", ({ words }, id, line) => {
  const told = namesOf({ ...game, names: { "player-1": "Ben", ana: "Ana" } }, words);
  expect(inWords({ note: "seat taken", seat: 0, player: { id } }, told)).toBe(line);
});

test("a seat is called by its player's clean name, or else by its number", () => {
  expect(namesOf({ ...game, names: { "player-1": "\u202eBen\u0000 " } }, ENGLISH.words).seats).toEqual(["Ben", "Player 2"]);
  expect(namesOf({ ...game, names: { "player-1": "\ud800" } }, GERMAN.words).seats).toEqual(["Spieler 1", "Spieler 2"]);
});

test("a note of an unknown kind or with unknown fields is printed with its values", () => {
  const told = (note: MadeUpNote) => inWords(note, names);
  expect(told({ note: "something new", ship: "A1", text: "now" })).toBe("Something new: Wedge, now");
  expect(told({ note: "revealed", ship: "A1", text: "2TW" })).toBe("Revealed: Wedge, 2TW");
});

test("every event and question in whole games has a text or is only bookkeeping", () => {
  for (const seed of [1, 2]) {
    randomGame(seed, (one) => {
      for (const question of questionsFor(one, [0, 1])) {
        expect(questionInWords(question, namesOf(one, ENGLISH.words))).toMatch(/^Player [12]: [A-Z“"'].*[?.]$/);
        if ("options" in question)
          for (const { key } of question.options) expect(optionInWords(question, key, namesOf(one, ENGLISH.words))).not.toBe("");
      }
      for (const event of one.log.at(-1)?.events ?? [])
        expect(inWords(event, namesOf(one, ENGLISH.words)) ?? "nothing").not.toMatch(/undefined/);
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

test("a question of an unknown kind is called by the name of its kind", () => {
  expect(questionInWords(question("polish hull", { ship: "A1" }), names)).toBe("Player 1: Polish hull (Wedge)?");
  expect(questionInWords(question("dial", { ship: "A1" }), names)).toBe("Player 1: Choose a maneuver for Wedge.");
});

test("a question about effects names the moment, and its ship if there is only one, and asks for an order if nobody can pass", () => {
  const at = (kind: string, keys: readonly string[]) =>
    questionInWords({ ...question(kind), options: keys.map((key) => ({ key })) }, names).replace("Player 1: ", "");
  expect(at("use at actionPerformed", ["pass", "A1/pilot:wedgeantilles", "A1/upgrade:r2d2/0"])).toBe(
    "After the action: choose which of Wedge's effects to use.",
  );
  expect(at("use at actionPerformed", ["pass", "A1/pilot:wedgeantilles"])).toBe("After the action: use Wedge's pilot ability?");
  expect(at("use at actionPerformed", ["pass", "A1/upgrade:protontorpedoes/0"])).toBe("After the action: use Wedge's Proton Torpedoes?");
  expect(at("use at startOfCombat", ["pass", "A1/pilot:wedgeantilles", "B1/pilot:howlrunner"])).toBe(
    "At the start of the Combat phase: choose an effect to use.",
  );
  expect(at("use at afterAttack", ["A1/pilot:wedgeantilles", "A1/upgrade:r2d2/0"])).toBe(
    "After the attack: choose which effect comes first.",
  );
});

test.each([
  ["attack", "primary>A1", "Primary weapon at Wedge"],
  ["attack", "protontorpedoes@0>A1", "Proton Torpedoes at Wedge"],
  ["attack", "primary>A1:aft", "Primary weapon at Wedge, aft section"],
  ["section aimed at", "A1:fore", "Wedge, fore section"],
  ["attack", "none", "Don't attack"],
  ["dial", "3KR", "red 3 Koiogran turn"],
  ["next ship", "A1", "Wedge"],
  ["initiative", "seat 2", "Player 2"],
  ["use at afterAttack", "A1/upgrade:protontorpedoes/0", "Proton Torpedoes on Wedge"],
  ["modify defense dice", "A1/upgrade:protontorpedoes/0#1", "Proton Torpedoes on Wedge"],
  ["use at startOfCombat", "A1/upgrade:protontorpedoes/0 #2", "Proton Torpedoes on Wedge (effect 2)"],
  ["use at rolled", "A1/pilot:wedgeantilles rolled", "Wedge (the dice are rolled)"],
  ["reload", "protontorpedoes@0 protontorpedoes@1", "Proton Torpedoes, Proton Torpedoes"],
  ["jammed", "lock>A1", "Target lock on Wedge"],
  ["assign Condition", "A1 mimicked", "Mimicked to Wedge"],
  ["turn Damage card", "Direct Hit! 12", "Direct Hit!"],
  ["action", "focus", "focus"],
  ["action", "skip", "No action"],
])("for the question %s, the option %s reads %s", (kind, key, words) => {
  expect(optionInWords(question(kind), key, names)).toBe(words);
});

/** The same names, with the edition's terms. */
const namesIn = (edition: EditionId) => ({ ...names, terms: termsOf(edition, ENGLISH.words) });
const inBoth = (say: (own: typeof names) => string | undefined) => [say(namesIn("1e")), say(namesIn("2.5"))];

test.each<[GameEvent, first: string, second: string]>([
  [{ note: "phase", phase: "combat", round: 2 }, "Combat phase", "Engagement phase"],
  [{ note: "phase", phase: "over", round: 2 }, "The game is over", "The game is over"],
  [{ note: "initiative", seat: 0 }, "Player 1 has initiative", "Player 1 is the first player"],
  [{ note: "token", ship: "A1", token: "disarm" }, "Wedge gets a weapons disabled token", "Wedge gets a disarm token"],
  [{ note: "token", ship: "A1", token: "tractor" }, "Wedge gets a tractor beam token", "Wedge gets a tractor token"],
  [{ note: "spent", ship: "A1", token: "lock" }, "Wedge spends a target lock", "Wedge spends a lock"],
  [{ note: "jammed", ship: "A1", token: "lock" }, "Wedge loses a target lock to a jam token", "Wedge loses a lock to a jam token"],
  [{ note: "action", ship: "A1", action: "lock" }, "Wedge performs a target lock action", "Wedge performs a lock action"],
  [
    { note: "standing answer", seat: 0, kind: "free action", number: 9, key: "lock" },
    "Player 1 has a standing order for “free action”: target lock",
    "Player 1 has a standing order for “granted action”: lock",
  ],
])("%o uses the terms of each edition", (event, first, second) => {
  expect(inBoth((own) => inWords(event, own))).toEqual([first, second]);
});

test.each([
  ["rebel", 100, "Rebel Alliance, 100 points"],
  ["galacticempire", 20, "Galactic Empire, 20 points"],
  ["separatistalliance", 0, "Separatist Alliance"],
])("a squad of %s is described by its faction, and by its points unless it has quick builds", (faction, total, squad) => {
  expect(inWords({ note: "squad revealed", seat: 0, faction, total, unit: "point", rule: "1E-SETUP-11" }, names)).toBe(
    `Player 1 reveals a squad: ${squad}`,
  );
});

test.each([
  ["free action", "Choose a free action for Wedge.", "Choose a granted action for Wedge."],
  ["tractor move", "Wedge has a tractor beam token. Choose how it moves.", "Wedge has a tractor token. Choose how it moves."],
  [
    "use at endOfCombat",
    "At the end of the Combat phase: choose an effect to use.",
    "At the end of the Engagement phase: choose an effect to use.",
  ],
  ["use at lockAcquired", "A target lock is acquired: choose an effect to use.", "A lock is acquired: choose an effect to use."],
  ["member in turn", "Choose whose ship goes next.", "Choose whose ship goes next."],
])("the question %s uses the terms of each edition", (kind, first, second) => {
  const asked = { ...question(kind, { ship: "A1" }), options: [{ key: "pass" }] };
  expect(inBoth((own) => questionInWords(asked, own))).toEqual([`Player 1: ${first}`, `Player 1: ${second}`]);
});

test.each([
  ["use at startOfCombat", "At the start of the Combat phase: which effect?", "At the start of the Engagement phase: which effect?"],
  ["tractor move place", "Tractor beam token, place", "Tractor token, place"],
  ["remove lock", "Remove target lock", "Remove lock"],
  ["dial", "Dial", "Dial"],
])("the name of the kind %s uses the terms of each edition", (kind, first, second) => {
  expect(inBoth((own) => kindInWords(madeUpKind(kind), own))).toEqual([first, second]);
});

test.each([
  ["jammed", "lock>A1", "Target lock on Wedge", "Lock on Wedge"],
  ["jammed", "disarm", "weapons disabled", "disarm"],
  ["action", "lock", "target lock", "lock"],
  [
    "use at startOfCombat",
    "A1/pilot:wedgeantilles startOfCombat",
    "Wedge (at the start of the Combat phase)",
    "Wedge (at the start of the Engagement phase)",
  ],
])("for the question %s, the option %s uses the terms of each edition", (kind, key, first, second) => {
  expect(inBoth((own) => optionInWords(question(kind), key, own))).toEqual([first, second]);
});
