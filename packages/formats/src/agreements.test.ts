import { describe, expect, test } from "vitest";
import {
  AGREEMENT_WORDS,
  type Agreements,
  agreementDifferences,
  agreementFields,
  agreementsOf,
  agreementsSaid,
  EVENT_AGREEMENTS,
  type SomeAgreements,
  USUAL_AGREEMENTS,
  WORDED_AGREEMENTS,
} from "./index.ts";

describe("where a set-up says nothing", () => {
  test.each<[keyof Agreements, Agreements[keyof Agreements]]>([
    ["aids", "open"],
    ["unknownDamage", "ours"],
    ["standIn", "defaults"],
    ["undo", "consent"],
    ["clocks", {}],
  ])("%s is as usual", (name, usual) => {
    expect(agreementsOf({})[name]).toEqual(usual);
    expect(agreementsOf({ agreements: {} })[name]).toEqual(usual);
  });

  test("the usual word of each is the first of its words", () => {
    for (const name of WORDED_AGREEMENTS) expect(AGREEMENT_WORDS[name][0]).toBe(USUAL_AGREEMENTS[name]);
  });
});

describe("a set-up holds only what differs from the usual", () => {
  test("nothing where all is as usual, whether it is said or not", () => {
    expect(agreementFields({})).toEqual({});
    expect(agreementFields(USUAL_AGREEMENTS)).toEqual({});
  });

  test("the clock of a phase in the field that set-ups always had for it", () => {
    expect(agreementFields({ clocks: { phase: 60 } })).toEqual({ agreements: { clocks: { phase: 60 } } });
    expect(agreementsOf({ agreements: { clocks: { phase: 60 } } })).toEqual({ ...USUAL_AGREEMENTS, clocks: { phase: 60 } });
    expect(agreementFields({ clocks: { phase: 60, match: 4500 } })).toEqual({ agreements: { clocks: { phase: 60, match: 4500 } } });
  });

  const ALL: readonly SomeAgreements[] = [
    ...WORDED_AGREEMENTS.flatMap((name) => AGREEMENT_WORDS[name].map((word): SomeAgreements => ({ [name]: word }))),
    { clocks: { seat: 1800 } },
    { clocks: { match: 4500, phase: 90, seat: 600 } },
    EVENT_AGREEMENTS,
  ];
  test.each(ALL)("%o comes back whole", (agreed) => {
    expect(agreementsOf(agreementFields(agreed))).toEqual({ ...USUAL_AGREEMENTS, ...agreed });
  });
});

describe("what is agreed on at an event", () => {
  test("is as events fix it where nothing is said, and elsewhere as usual", () => {
    expect(agreementsSaid(undefined, true)).toEqual({ aids: "strict", unknownDamage: "by hand" });
    expect(agreementsSaid(undefined, false)).toEqual({});
  });

  test("is what was said, where that is otherwise", () => {
    expect(agreementsSaid({ aids: "open", undo: "never" }, true)).toEqual({ aids: "open", undo: "never", unknownDamage: "by hand" });
  });
});

describe("what is fixed is compared", () => {
  test("each agreement by itself, with what was played and what is fixed", () => {
    const played = agreementsOf({ agreements: { undo: "free", clocks: { phase: 60 } } });
    expect(agreementDifferences(played, { undo: "never", clocks: { phase: 90, match: 4500 } })).toEqual([
      { name: "undo", played: "free", fixed: "never" },
      { name: "phase", played: 60, fixed: 90 },
      { name: "match", played: undefined, fixed: 4500 },
    ]);
  });

  test("what is not fixed may be anything", () => {
    expect(agreementDifferences(agreementsOf({ agreements: { aids: "strict", undo: "free" } }), { aids: "strict" })).toEqual([]);
    expect(agreementDifferences(USUAL_AGREEMENTS, {})).toEqual([]);
  });
});
