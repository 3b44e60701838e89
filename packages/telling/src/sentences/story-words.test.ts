import type { DiceCount, StorySide } from "@broadside/protocol";
import { describe, expect, test } from "vitest";
import { ENGLISH } from "../english.ts";

const NO_DICE: DiceCount = { dice: 0, rolled: 0, expected: 0, deviation: 0 };
const side = (name: string, set: Partial<StorySide> = {}): StorySide => ({
  team: 0,
  seats: [0],
  name,
  score: 0,
  won: false,
  lost: 0,
  hits: NO_DICE,
  evades: NO_DICE,
  ...set,
});
/** Sixteen red dice: eight hits expected, give or take two. */
const hits = (rolled: number): DiceCount => ({ dice: 16, rolled, expected: 8, deviation: 2 });

describe("how the game ended", () => {
  const sides = [side("Ana", { score: 246, won: true }), side("Ben", { score: 195 })];
  const told = { ending: "time", round: 9, sides, conceded: [], result: undefined, tiebreaks: [] } as const;

  test("on time: the round, the margin, and how an event counts it", () => {
    expect(ENGLISH.endingInWords({ ...told, result: "win" })).toEqual({
      headline: "Ana won",
      why: "Time ran out in round 9. Ahead by 51: a full win.",
    });
    expect(ENGLISH.endingInWords({ ...told, result: "modified win" }).why).toBe("Time ran out in round 9. Ahead by 51: a modified win.");
    expect(ENGLISH.endingInWords({ ...told, ending: "rounds" }).why).toBe("Round 9 was the last. Ahead by 51.");
  });

  test("by elimination, by concession or by reaching a goal", () => {
    expect(ENGLISH.endingInWords({ ...told, ending: "elimination" }).why).toBe("Ben lost their last ship in round 9.");
    expect(ENGLISH.endingInWords({ ...told, ending: "concession", conceded: [side("Ben")], round: 0 }).why).toBe(
      "Ben conceded during set-up.",
    );
    expect(ENGLISH.endingInWords({ ...told, ending: "goal" }).why).toBe("The goal was reached in round 9. Ahead by 51.");
  });

  test("by agreement, whatever the score", () => {
    const drawn = [side("Ana", { score: 20 }), side("Ben", { score: 20 })];
    expect(ENGLISH.endingInWords({ ...told, sides: drawn, ending: "agreement" })).toEqual({
      headline: "A draw",
      why: "The players agreed to a draw in round 9.",
    });
  });

  test("in a draw, or by a tie-break", () => {
    const level = [side("Ana", { score: 20 }), side("Ben", { score: 20 })];
    expect(ENGLISH.endingInWords({ ...told, sides: level })).toEqual({ headline: "A draw", why: "Time ran out in round 9. Level at 20." });
    const parted = [side("Ana", { score: 20, won: true }), side("Ben", { score: 20 })];
    expect(ENGLISH.endingInWords({ ...told, sides: parted, tiebreaks: ["Who lost fewer ships."] }).why).toBe(
      "Time ran out in round 9. Level at 20; tie-break: who lost fewer ships.",
    );
  });

  test('three winners\' names are separated by a comma and an "and"', () => {
    const three = ["Ana", "Ben", "Cleo"].map((name) => side(name, { won: true }));
    expect(ENGLISH.endingInWords({ ...told, sides: three }).headline).toBe("Ana, Ben and Cleo won");
  });
});

describe("luck", () => {
  const luck = (ana: number, ben: number): string =>
    ENGLISH.luckInWords([side("Ana", { hits: hits(ana) }), side("Ben", { hits: hits(ben) })]);
  test("is the difference between the sides, compared with its standard deviation", () => {
    expect(luck(8, 8)).toMatch(/^Luck was even: less than one result apart\. /);
    expect(luck(10, 8)).toMatch(/^Ana was luckier by 2\.0 results\. Two games out of three are that even \(the grey band\)\.$/);
    expect(luck(6, 10)).toMatch(/^Ben was luckier by 4\.0 results, more than in two games out of three\. /);
    expect(luck(11, 5)).toMatch(/^Ana was luckier by 6\.0 results, which happens in one game out of twenty\. /);
  });
  test("isn't mentioned if nobody rolled dice", () => {
    expect(ENGLISH.luckInWords([side("Ana"), side("Ben")])).toBe("Nobody rolled dice in an attack.");
  });
});

describe("how the game counts at an event", () => {
  const won = { result: "win", place: 1, points: 5, margin: 351 } as const;
  const lost = { result: "loss", place: 2, points: 0, margin: 249 } as const;
  const sides = [side("Ana", { lost: 195 }), side("Ben", { seats: [1], lost: 246 })];

  test("[ET-MOV-02] shows the result, the margin and the remaining points", () => {
    expect(
      ENGLISH.eventInWords({ format: "epic-dogfight", isPod: false, sides: [won, lost], marginRule: "ET-MOV-02" }, sides, [300, 299]),
    ).toEqual({
      format: "Epic Dogfight",
      lines: [
        { label: "Result", text: "Ana: full win, 5 points", rule: undefined },
        { label: "Margin", text: "351 to 249", rule: "ET-MOV-02" },
        { label: "Remaining", text: "105 of 300, 53 of 299", rule: undefined },
      ],
    });
  });

  test("shows a draw for both sides, and places for everyone in a pod", () => {
    const draw = { result: "draw", place: 1, points: 1, margin: 300 } as const;
    const texts = (match: Parameters<typeof ENGLISH.eventInWords>[0]) =>
      ENGLISH.eventInWords(match, sides, [300, 299]).lines.map(({ text }) => text);
    expect(texts({ format: "free-for-all", isPod: false, sides: [draw, draw], marginRule: undefined })[0]).toBe("draw, 1 point each");
    expect(texts({ format: "free-for-all", isPod: true, sides: [lost, won], marginRule: undefined }).slice(0, 2)).toEqual([
      "Ben, 5 points",
      "Ana, 0 points",
    ]);
  });
});

test("losses are named by ship, section and kind", () => {
  expect([
    ENGLISH.lossName(["CR90 1"], "fore"),
    ENGLISH.lossName(["Biggs"], "destroyed"),
    ENGLISH.lossName(["A", "B"], "half"),
    ENGLISH.lossName(["A", "B", "C"], "fled"),
  ]).toEqual(["CR90 1, fore", "Biggs", "A and B, half", "A and 2 more, fled"]);
});
