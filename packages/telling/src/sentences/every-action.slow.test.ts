/** Plays random games with ships that have every action, and saves and resumes at every step. No question or event may be without text. */

import { questionsFor } from "@broadside/rules";
import { startSetUp, type TestList } from "@broadside/rules/testing";
import { randomKey } from "@broadside/rules/testing/random";
import { expect, test } from "vitest";
import { ENGLISH } from "../english.ts";
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

/** Terms that occur only in the first edition. */
const FIRST_EDITION_WORDS = /Combat phase|target lock|weapons disabled|tractor beam|free action|has initiative/i;

test.each(["2.0", "2.5"] as const)(
  "%s: every question and event has a text without first-edition terms",
  { timeout: 60_000 },
  (edition) => {
    const table = startSetUp(LISTS, { edition, key: `actions ${edition}`, setup: { roundLimit: 5 } });
    const next = randomKey(5);
    const performed = new Set<string>();
    for (let given = 0; given < 400 && !table.game.state.outcome; given += 1) {
      if (table.kind.startsWith("dial")) table.pass();
      else next(table);
      for (const question of questionsFor(table.game, [0, 1, 2])) {
        expect(questionInWords(question, ENGLISH.namesOf(table.game))).toMatch(/^Player [123]: /);
        expect(questionInWords(question, ENGLISH.namesOf(table.game))).not.toMatch(FIRST_EDITION_WORDS);
        for (const { key } of "options" in question ? question.options : []) {
          expect(optionInWords(question, key, ENGLISH.namesOf(table.game))).not.toBe("");
          expect(optionInWords(question, key, ENGLISH.namesOf(table.game))).not.toMatch(FIRST_EDITION_WORDS);
        }
      }
      for (const event of table.game.log.at(-1)?.events ?? []) {
        expect(inWords(event, ENGLISH.namesOf(table.game)) ?? "nothing").not.toMatch(/undefined/);
        expect(inWords(event, ENGLISH.namesOf(table.game)) ?? "nothing").not.toMatch(FIRST_EDITION_WORDS);
        if ("note" in event && (event.note === "action" || event.note === "action failed")) performed.add(event.action);
      }
    }
    expect(performed.size).toBeGreaterThan(5);
  },
);
