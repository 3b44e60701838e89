/** Tests texts about huge ships and their cards. */

import type { GameEvent, Question } from "@broadside/rules";
import { at, madeUpKind, startTable } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { ENGLISH } from "../english.ts";
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
const asked = (kind: string, about: Question["about"]) => questionInWords(question(kind, about), ENGLISH.namesOf(corvette));

test.each<[GameEvent, string]>([
  [{ note: "damage", ship: "A1", amount: 1, section: "aft", reason: "obstacle" }, "CR90 1's aft section suffers 1 damage (obstacle)"],
  [{ note: "dealt facedown", ship: "A1", section: "aft" }, "CR90 1's aft section is dealt a facedown Damage card"],
  [{ note: "crippled", ship: "A1", section: "aft", rule: "HS-CRIP-02" }, "CR90 1's aft section is crippled"],
  [{ note: "doomed", ship: "A1", rule: "1E-COMBAT-04" }, "CR90 1 will be destroyed, but can still attack"],
  [
    { note: "doomed", ship: "A1", section: "fore", rule: "HS-SIM-01" },
    "CR90 1's fore section will be crippled, but the ship can still attack as before",
  ],
  [{ note: "deck rebuilt", seat: 1, cards: 3, rule: "1E-DMG-08" }, "Player 2's discards are shuffled into a new Damage deck"],
  [
    { note: "deck rebuilt", seat: 0, ship: "A1", section: "aft", cards: 2, rule: "1E-DMG-08" },
    "CR90 1's aft discards are shuffled into a new Damage deck",
  ],
  [
    { note: "effect unknown", ship: "A1", card: "damage:cr90corvette/Deck Breach" },
    "We don't know what Deck Breach (our text) says: it counts as a Damage card, and players apply its text by hand",
  ],
  [
    { note: "concerns", ship: "A1", card: "damage:cr90corvette/Weapon Damaged" },
    "Weapon Damaged (our text) on CR90 1 affects its primary weapon",
  ],
  [
    { note: "concerns", ship: "A1", card: "damage:cr90corvette/Deck Breach", upgrade: "upgrade:gunneryteam" },
    "Deck Breach (our text) on CR90 1 affects Gunnery Team",
  ],
  [{ note: "energy lost", ship: "A1", amount: 2 }, "CR90 1 loses 2 energy"],
])("the text for %o names the section, the ship or the card", (event, words) => {
  expect(inWords(event, ENGLISH.namesOf(corvette))).toBe(words);
});

test.each<[string, string]>([
  ["Deck Breach", "Deck Breach (our text)"],
  ["Reactor Leak", "Reactor Leak (unconfirmed)"],
])("%s, whose text is unknown, has a mark in every sentence", (name, marked) => {
  const card = `damage:cr90corvette/${name}` as const;
  expect(inWords({ note: "dealt faceup", ship: "A1", card, section: "aft" }, ENGLISH.namesOf(corvette))).toBe(
    `CR90 1's aft section is dealt ${marked}`,
  );
  expect(inWords({ note: "turned facedown", ship: "A1", card }, ENGLISH.namesOf(corvette))).toBe(`${marked} on CR90 1 is turned facedown`);
  expect(asked("put upgrade under", { ship: "A1", card })).toContain(`${marked}: choose which upgrade CR90 1 loses`);
});

test("a card whose text is known has no mark", () => {
  const card = "damage:gr75mediumtransport/Reactor Leak" as const;
  expect(inWords({ note: "dealt faceup", ship: "A1", card }, ENGLISH.namesOf(table("gr75mediumtransport")))).toBe(
    "GR-75 1 is dealt Reactor Leak",
  );
});

test("a weapon that Weapon Damaged can affect is called by its name", () => {
  const ship = ENGLISH.namesOf(table("cr90corvette", "singleturbolasers"));
  const named = (key: string) =>
    optionInWords(question("choose one", { ship: "A1", card: "damage:cr90corvette/Weapon Damaged" }), key, ship);
  expect([named("primary weapon"), named("singleturbolasers@0")]).toEqual(["Primary weapon", "Single Turbolasers"]);
});

test("questions name the section that they are about", () => {
  expect(asked("action", { ship: "A1", piece: "fore" })).toBe("Player 1: Choose an action for CR90 1, fore section.");
  expect(asked("discard excess upgrade", { ship: "A1", piece: "aft" })).toMatch(/aft.* is crippled\. Choose which upgrade it discards\.$/);
  expect(asked("section struck", { ship: "A1" })).toBe("Player 1: Choose which section of CR90 1 is hit.");
  expect(asked("split shields", { ship: "A1" })).toBe("Player 1: Choose where CR90 1 gets its shields back.");
});

test("cards that are on no list but may be added by a card have names", () => {
  const cruiser = table("croccruiser", "azmorigan", "gunneryteam");
  const about = { ship: "A1", card: "upgrade:azmorigan" } as const;
  expect(questionInWords(question("card to replace", about), ENGLISH.namesOf(cruiser))).toBe(
    "Player 1: Azmorigan: choose which of C-ROC 1's cards to replace.",
  );
  expect(questionInWords(question("replacement", about), ENGLISH.namesOf(cruiser))).toBe("Player 1: Azmorigan: choose C-ROC 1's new card.");
  expect(optionInWords(question("replacement", about), "sensorteam@1", ENGLISH.namesOf(cruiser))).toBe("Sensor Team");
  const replaced = { note: "upgrade replaced", ship: "A1", card: "upgrade:sensorteam", replaced: "upgrade:gunneryteam" } as const;
  expect(inWords(replaced, ENGLISH.namesOf(cruiser))).toBe("C-ROC 1 replaces Gunnery Team with Sensor Team");
});
