import type { EditionId } from "@broadside/formats";
import type { QuestionKind, RuleName } from "@broadside/protocol";
import { at, startTable, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { ENGLISH } from "../english.ts";
import { coordinatedInWords, jammedInWords, reinforcedInWords } from "./support-words.ts";

/** Both ships in play, with the data for their texts. */
function pair(edition: EditionId, own: Omit<TestShip, "pose">, other: Omit<TestShip, "pose">) {
  const { game } = startTable({
    edition,
    setup: { table: "6x3" },
    ships: [
      [
        { pose: at(900, 300), ...own },
        { pose: at(1000, 300), ...other },
      ],
      [{ pose: at(900, 500, 180), ...other }],
    ],
  });
  const [ship, friend, enemy] = game.state.ships;
  if (!ship || !friend || !enemy) throw new Error("three ships");
  return { game, ship, friend, enemy };
}
const WING = { "1e": { pilot: "rookiepilot" }, "2.5": { pilot: "redsquadronveteran" } } as const;

describe("jam", () => {
  const jammed = (edition: "1e" | "2.5", other: Partial<TestShip>, isStress = false) => {
    const { game, enemy } = pair(edition, WING[edition], { ...WING[edition], ...other });
    return jammedInWords(game, enemy, isStress, ENGLISH.words);
  };

  test("a jam token removes a token that the edition allows, or nothing yet", () => {
    expect(jammed("1e", {})).toBe("1 jam token: nothing to lose yet");
    expect(jammed("1e", { tokens: { focus: 1, stress: 1 } })).toBe("1 jam token: it loses a focus token");
    expect(jammed("1e", { tokens: { focus: 1, evade: 1 }, locks: ["A1"] })).toBe(
      "1 jam token: it loses one of these: a focus token, an evade token and a target lock",
    );
    expect(jammed("1e", { tokens: { reinforceFore: 1 } })).toBe("1 jam token: nothing to lose yet");
    expect(jammed("2.5", { tokens: { reinforceFore: 1 } })).toBe("1 jam token: it loses a reinforce (fore) token");
  });

  test("a huge ship's jam gives stress tokens until the target has two", () => {
    expect(jammed("1e", { tokens: { focus: 1 } }, true)).toBe("2 stress tokens");
    expect(jammed("1e", { tokens: { stress: 1 } }, true)).toBe("1 stress token");
    expect(jammed("1e", { tokens: { stress: 3 } }, true)).toBe("no effect: it has 3 stress tokens");
    expect(jammed("1e", { pilot: "gr75mediumtransport" }, true)).toBe("no effect: it can't have stress tokens");
  });
});

describe("coordinate", () => {
  const coordinated = (edition: "1e" | "2.5", other: Partial<TestShip>) => {
    const { game, ship, friend } = pair(edition, WING[edition], { ...WING[edition], ...other });
    return coordinatedInWords(game, ship, friend, ENGLISH.words);
  };

  test("the ship may perform one action, or the text says why not", () => {
    expect(coordinated("1e", {})).toBe("may perform 1 free action right away");
    expect(coordinated("2.5", {})).toBe("may perform 1 granted action right away");
    expect(coordinated("1e", { tokens: { stress: 1 } })).toBe("no effect: it is stressed");
    expect(coordinated("1e", { pilot: "gr75mediumtransport" })).toBe("no effect: it has no action to perform");
  });
});

describe("reinforce", () => {
  const reinforced = (edition: "1e" | "2.5", own: Omit<TestShip, "pose">, side: "fore" | "aft") => {
    const { game, ship } = pair(edition, own, WING[edition]);
    return reinforcedInWords(game, ship, side, ENGLISH.words);
  };
  const token = "a token that isn't spent: one more evade";

  test("the text tells which attacks it helps against, by edition and ship", () => {
    expect(reinforced("1e", WING["1e"], "fore")).toBe(`${token} against attackers inside its firing arc`);
    expect(reinforced("1e", WING["1e"], "aft")).toBe(`${token} against attackers outside its firing arc`);
    expect(reinforced("1e", { pilot: "gr75mediumtransport" }, "aft")).toBe(`${token} against attacks on its aft section`);
    expect(reinforced("2.5", WING["2.5"], "fore")).toBe(`${token} against attackers in front of it that have 2 or more results left`);
    expect(reinforced("2.5", WING["2.5"], "aft")).toBe(`${token} against attackers behind it that have 2 or more results left`);
  });
});

test("each answer to the question has this text", () => {
  const { game } = pair("1e", { pilot: "gr75mediumtransport" }, WING["1e"]);
  const said = (kind: QuestionKind, key: string, rule: RuleName = "1E-ACT-21") =>
    ENGLISH.consequenceInWords(game, { kind, about: { ship: "A1" }, rule }, key, undefined);
  expect(said("jam", "B1")).toBe("1 jam token: nothing to lose yet");
  expect(said("jam", "B1", "HS-JAM-01")).toBe("2 stress tokens");
  expect(said("jam", "none")).toBeUndefined();
  expect(said("coordinate", "A2")).toBe("may perform 1 free action right away");
  expect(said("coordinate", "none")).toBeUndefined();
  expect(said("reinforce", "fore")).toBe("a token that isn't spent: one more evade against attacks on its fore section");
});
