/** Random play with ships that have every action, saved and taken up again at every step; every question and event has its words. */
import { questionsFor } from "@broadside/rules";
import { startSetUp, type TestList } from "@broadside/rules/testing";
import { randomKey } from "@broadside/rules/testing/random";
import { expect, test } from "vitest";
import { inWords } from "./event-lines.ts";
import { optionInWords, questionInWords } from "./question-words.ts";

const LISTS: readonly TestList[] = [
  {
    faction: "rebelalliance",
    ships: [
      { pilot: "wardensquadronpilot", upgrades: ["barragerockets", "seismiccharges"] },
      "ap5",
      "kashyyykdefender",
      { pilot: "redsquadronveteran", upgrades: ["integratedsfoils", "stabilizedsfoils"] },
    ],
  },
  {
    faction: "galacticempire",
    ships: ["imdaartestpilot", "patrolleader", { pilot: "tempestsquadronpilot", upgrades: ["darthvader"] }, "omicrongrouppilot"],
  },
  { faction: "scumandvillainy", ships: ["gandfindsman", "ig88b", "zealousrecruit", "ahsokatano"] },
];

/** What only the first edition says. */
const FIRST_EDITION_WORDS = /Combat phase|target lock|weapons disabled|tractor beam|free action|has initiative/i;

test.each(["2.0", "2.5"] as const)("%s: every action, three seats", { timeout: 60_000 }, (edition) => {
  const table = startSetUp(LISTS, { edition, key: `actions ${edition}`, setup: { roundLimit: 5 } });
  const next = randomKey(5);
  const performed = new Set<string>();
  for (let given = 0; given < 400 && !table.game.state.outcome; given += 1) {
    if (table.kind.startsWith("dial")) table.pass();
    else next(table);
    for (const question of questionsFor(table.game, [0, 1, 2])) {
      expect(questionInWords(question, table.game)).toMatch(/^Seat [123]: /);
      expect(questionInWords(question, table.game)).not.toMatch(FIRST_EDITION_WORDS);
      for (const { key } of "options" in question ? question.options : []) {
        expect(optionInWords(question, key, table.game)).not.toBe("");
        expect(optionInWords(question, key, table.game)).not.toMatch(FIRST_EDITION_WORDS);
      }
    }
    for (const event of table.game.log.at(-1)?.events ?? []) {
      expect(inWords(event, table.game) ?? "nothing").not.toMatch(/undefined/);
      expect(inWords(event, table.game) ?? "nothing").not.toMatch(FIRST_EDITION_WORDS);
      if ("note" in event && (event.note === "action" || event.note === "action failed")) performed.add(event.action);
    }
  }
  expect(performed.size).toBeGreaterThan(5);
});
