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

describe("the defaults", () => {
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

  test("are the first value of each agreement", () => {
    for (const name of WORDED_AGREEMENTS) expect(AGREEMENT_WORDS[name][0]).toBe(USUAL_AGREEMENTS[name]);
  });
});

describe("a set-up stores only differences from the defaults", () => {
  test("nothing if everything is at its default, named or not", () => {
    expect(agreementFields({})).toEqual({});
    expect(agreementFields(USUAL_AGREEMENTS)).toEqual({});
  });

  test("the phase timer in the field that set-ups have always used", () => {
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
  test.each(ALL)("%o is the same when it is read", (agreed) => {
    expect(agreementsOf(agreementFields(agreed))).toEqual({ ...USUAL_AGREEMENTS, ...agreed });
  });
});

describe("agreements at an event", () => {
  test("are the event's defaults, and otherwise the usual ones", () => {
    expect(agreementsSaid(undefined, true)).toEqual({ aids: "strict", unknownDamage: "by hand" });
    expect(agreementsSaid(undefined, false)).toEqual({});
  });

  test("are the chosen ones if they differ", () => {
    expect(agreementsSaid({ aids: "open", undo: "never" }, true)).toEqual({ aids: "open", undo: "never", unknownDamage: "by hand" });
  });
});

describe("fixed agreements are compared", () => {
  test("each agreement, with the value that was played and the fixed one", () => {
    const played = agreementsOf({ agreements: { undo: "free", clocks: { phase: 60 } } });
    expect(agreementDifferences(played, { undo: "never", clocks: { phase: 90, match: 4500 } })).toEqual([
      { name: "undo", played: "free", fixed: "never" },
      { name: "phase", played: 60, fixed: 90 },
      { name: "match", played: undefined, fixed: 4500 },
    ]);
  });

  test("agreements that aren't fixed can be anything", () => {
    expect(agreementDifferences(agreementsOf({ agreements: { aids: "strict", undo: "free" } }), { aids: "strict" })).toEqual([]);
    expect(agreementDifferences(USUAL_AGREEMENTS, {})).toEqual([]);
  });
});
