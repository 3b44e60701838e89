/** Checks that every question that the game can ask has help. */
import { ACTIONS } from "@broadside/cards";
import { QUESTION_KINDS, SCENARIO_ACTIONS } from "@broadside/protocol";
import { isRuleId } from "@broadside/rulebook";
import { expect, test } from "vitest";
import { actionInWords, helpWords, specialTo } from "./help-words.ts";

/** The longest help text, in characters. A player should take it in at a glance. */
const MOST = 340;

test.each(QUESTION_KINDS)("there is help with this kind of question: %s", (kind) => {
  const words = helpWords(kind);
  expect(words?.what, "what you decide").toMatch(/^[A-Z].*[.]$/s);
  expect(words?.choices, "what the choices do").toMatch(/^[A-Z].*[.]$/s);
  expect(`${words?.what} ${words?.choices}`.length).toBeLessThan(MOST);
});

test("there is no help with anything else", () => {
  expect(helpWords("toString")).toBeUndefined();
  expect(helpWords("Which way?")).toBeUndefined();
});

test.each([...ACTIONS, ...SCENARIO_ACTIONS, "skip"])("the action %s is explained in every edition", (action) => {
  for (const edition of ["1e", "2.0", "2.5"] as const) expect(actionInWords(edition, action), edition).toMatch(/^[A-Z].*[.]$/);
});

test("help explains what is special in an edition", () => {
  const dial = helpWords("dial");
  if (!dial) throw new Error("no help with dials");
  expect(specialTo(dial, "1e")).toContain("energy");
  expect(specialTo(dial, "2.5")).toContain("Force");
});

test("[HS-RECOVER-01] help says that recovering takes all energy on the ship", () => {
  expect(isRuleId("HS-RECOVER-01")).toBe(true);
  expect(actionInWords("1e", "recover")).toContain("all the ship's energy");
});
