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

describe("the default agreements", () => {
  test.each<[keyof Agreements, Agreements[keyof Agreements]]>([
    ["aids", "open"],
    ["unknownDamage", "ours"],
    ["standIn", "defaults"],
    ["undo", "consent"],
    ["clocks", {}],
  ])("%s has its usual default", (name, usual) => {
    expect(agreementsOf({})[name]).toEqual(usual);
    expect(agreementsOf({ agreements: {} })[name]).toEqual(usual);
  });

  test("are the first value of each agreement", () => {
    for (const name of WORDED_AGREEMENTS) expect(AGREEMENT_WORDS[name][0]).toBe(USUAL_AGREEMENTS[name]);
  });
});

describe("a set-up stores only differences from the defaults", () => {
  test("it stores nothing if every agreement has its default, whether named or left out", () => {
    expect(agreementFields({})).toEqual({});
    expect(agreementFields(USUAL_AGREEMENTS)).toEqual({});
  });

  test("it stores the phase timer in the same field as always", () => {
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
  test.each(ALL)("%o is unchanged after being stored and read", (agreed) => {
    expect(agreementsOf(agreementFields(agreed))).toEqual({ ...USUAL_AGREEMENTS, ...agreed });
  });
});

describe("agreements at an event", () => {
  test("default to the event's, or to the usual ones if there is no event", () => {
    expect(agreementsSaid(undefined, true)).toEqual({ aids: "strict", unknownDamage: "by hand" });
    expect(agreementsSaid(undefined, false)).toEqual({});
  });

  test("are the chosen ones where these differ", () => {
    expect(agreementsSaid({ aids: "open", undo: "never" }, true)).toEqual({ aids: "open", undo: "never", unknownDamage: "by hand" });
  });
});

describe("comparing a game's agreements with fixed ones", () => {
  test("reports each agreement that differs, with the played value and the fixed one", () => {
    const played = agreementsOf({ agreements: { undo: "free", clocks: { phase: 60 } } });
    expect(agreementDifferences(played, { undo: "never", clocks: { phase: 90, match: 4500 } })).toEqual([
      { name: "undo", played: "free", fixed: "never" },
      { name: "phase", played: 60, fixed: 90 },
      { name: "match", played: undefined, fixed: 4500 },
    ]);
  });

  test("ignores agreements that aren't fixed", () => {
    expect(agreementDifferences(agreementsOf({ agreements: { aids: "strict", undo: "free" } }), { aids: "strict" })).toEqual([]);
    expect(agreementDifferences(USUAL_AGREEMENTS, {})).toEqual([]);
  });
});
