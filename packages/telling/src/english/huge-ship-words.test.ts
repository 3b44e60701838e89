/** Huge ships and their cards in words. */
import type { GameEvent, Question } from "@broadside/rules";
import { at, madeUpKind, startTable } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { inWords } from "./event-lines.ts";
import { optionInWords, questionInWords } from "./question-words.ts";

const table = (pilot: string, ...upgrades: readonly string[]) =>
  startTable({ ships: [[{ pilot, upgrades, pose: at(900, 450) }], []], phase: "combat", setup: { table: "6x3" } }).game;
const question = (kind: string, about: Question["about"]): Question => ({
  number: 0,
  kind: madeUpKind(kind),
  seat: 0,
  rule: "HS-SECT-01",
  ...(about && { about }),
  options: [],
  default: "",
});

const corvette = table("cr90corvette", "gunneryteam");
const asked = (kind: string, about: Question["about"]) => questionInWords(question(kind, about), corvette);

test.each<[GameEvent, string]>([
  [
    { note: "damage", ship: "A1", amount: 1, section: "aft", reason: "test" },
    "CR90 Corvette (A1) suffers 1 damage at its aft section (test)",
  ],
  [{ note: "dealt facedown", ship: "A1", section: "aft" }, "CR90 Corvette (A1) is dealt a facedown Damage card at its aft section"],
  [{ note: "crippled", ship: "A1", section: "aft", rule: "HS-CRIP-02" }, "The aft section of CR90 Corvette (A1) is crippled"],
  [{ note: "doomed", ship: "A1", rule: "1E-COMBAT-04" }, "CR90 Corvette (A1) will be destroyed, but may still attack"],
  [
    { note: "doomed", ship: "A1", section: "fore", rule: "HS-SIM-01" },
    "The fore section of CR90 Corvette (A1) will be crippled, but the ship may still attack as before",
  ],
  [{ note: "deck rebuilt", seat: 1, cards: 3, rule: "1E-DMG-08" }, "The discards of Seat 2 are shuffled into a new Damage deck"],
  [
    { note: "deck rebuilt", seat: 0, ship: "A1", section: "aft", cards: 2, rule: "1E-DMG-08" },
    "The aft discards of CR90 Corvette (A1) are shuffled into a new Damage deck",
  ],
  [
    { note: "effect unknown", ship: "A1", card: "damage:cr90corvette/Deck Breach" },
    "No source at hand tells what is printed on Deck Breach (our text): it counts as a Damage card, and the rest is done by hand",
  ],
  [
    { note: "concerns", ship: "A1", card: "damage:cr90corvette/Weapon Damaged" },
    "Weapon Damaged (our text) of CR90 Corvette (A1) concerns its primary weapon",
  ],
  [
    { note: "concerns", ship: "A1", card: "damage:cr90corvette/Deck Breach", upgrade: "upgrade:gunneryteam" },
    "Deck Breach (our text) of CR90 Corvette (A1) concerns Gunnery Team",
  ],
  [{ note: "energy lost", ship: "A1", amount: 2 }, "CR90 Corvette (A1) loses 2 energy"],
])("%o names the section it is about", (event, words) => {
  expect(inWords(event, corvette)).toBe(words);
});

test.each<[string, string]>([
  ["Deck Breach", "Deck Breach (our text)"],
  ["Reactor Leak", "Reactor Leak (unconfirmed)"],
])("%s, whose text no source has, bears its mark in every sentence", (name, marked) => {
  const card = `damage:cr90corvette/${name}` as const;
  expect(inWords({ note: "dealt faceup", ship: "A1", card, section: "aft" }, corvette)).toBe(
    `CR90 Corvette (A1) is dealt ${marked} at its aft section`,
  );
  expect(inWords({ note: "turned facedown", ship: "A1", card }, corvette)).toBe(`${marked} of CR90 Corvette (A1) is turned facedown`);
  expect(asked("put upgrade under", { ship: "A1", card })).toContain(`${marked}: which upgrade`);
});

test("a card whose text is at hand bears none", () => {
  const card = "damage:gr75mediumtransport/Reactor Leak" as const;
  expect(inWords({ note: "dealt faceup", ship: "A1", card }, table("gr75mediumtransport"))).toBe(
    "GR-75 Medium Transport (A1) is dealt Reactor Leak",
  );
});

test("a weapon that is named for Weapon Damaged has its name", () => {
  const ship = table("cr90corvette", "singleturbolasers");
  const named = (key: string) =>
    optionInWords(question("choose one", { ship: "A1", card: "damage:cr90corvette/Weapon Damaged" }), key, ship);
  expect([named("primary weapon"), named("singleturbolasers@0")]).toEqual(["primary weapon", "Single Turbolasers"]);
});

test("questions name the section they are about", () => {
  expect(asked("action", { ship: "A1", piece: "fore" })).toBe("Seat 1: Which action does CR90 Corvette (A1), fore section perform?");
  expect(asked("discard excess upgrade", { ship: "A1", piece: "aft" })).toMatch(/aft.* is crippled: which upgrade does it discard\?$/);
  expect(asked("section struck", { ship: "A1" })).toBe("Seat 1: Which section of CR90 Corvette (A1) is struck?");
  expect(asked("split shields", { ship: "A1" })).toBe("Seat 1: On which sections of CR90 Corvette (A1) do shields come back?");
});

test("cards that are on no list have names where a card may bring them", () => {
  const cruiser = table("croccruiser", "azmorigan", "gunneryteam");
  const about = { ship: "A1", card: "upgrade:azmorigan" };
  expect(questionInWords(question("card to replace", about), cruiser)).toBe(
    "Seat 1: Azmorigan: which card of C-ROC Cruiser (A1) is replaced?",
  );
  expect(questionInWords(question("replacement", about), cruiser)).toBe(
    "Seat 1: Azmorigan: which card does C-ROC Cruiser (A1) get instead?",
  );
  expect(optionInWords(question("replacement", about), "sensorteam@1", cruiser)).toBe("Sensor Team");
  const replaced = { note: "upgrade replaced", ship: "A1", card: "upgrade:sensorteam", replaced: "upgrade:gunneryteam" } as const;
  expect(inWords(replaced, cruiser)).toBe("C-ROC Cruiser (A1) replaces Gunnery Team by Sensor Team");
});
