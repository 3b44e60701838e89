/** Tests the rules about who meets whom, in both Epic and Escalation if both have the rule. */
import { describe, expect, test } from "vitest";
import type { Contender, Pairing, PairingRules } from "./contender.ts";
import { costOf } from "./cost.ts";
import { contender, EPIC, EPIC_BY_MARGIN, ESCALATION, playEvent } from "./event-testing.ts";
import { pairFirstRound } from "./first-round.ts";
import { pairRound } from "./round.ts";

const SEEDS = Array.from({ length: 100 }, (_, seed) => seed);
const BOTH = [EPIC, ESCALATION];
const NAMES = ["A", "B", "C", "D", "E", "F", "G", "H"];

/** Sides A, B, C … with the given points; A has the best margin. Each of the given pairs has met once. */
function sidesOn(points: readonly number[], ...met: readonly string[]): readonly Contender[] {
  return points.map((value, index) => {
    const id = NAMES[index] ?? "?";
    const others = met.filter((pair) => pair.includes(id)).map((pair) => pair.replace(id, ""));
    return contender(id, value, others, { margin: 900 - 10 * index });
  });
}

const shown = ({ pairs, bye }: Pairing): string =>
  [...pairs.map((pair) => [...pair].sort().join("")).sort(), ...(bye === undefined ? [] : [`bye ${bye}`])].join(" ");
/** The points of the two sides of each pair, better first. */
const pointsIn = ({ pairs }: Pairing, sides: readonly Contender[]): string[] => {
  const points = new Map(sides.map((side) => [side.id, side.points]));
  return pairs.map(([one, two]) => `${points.get(one)}-${points.get(two)}`).sort();
};
const outcomes = (sides: readonly Contender[], rules: PairingRules): string[] => [
  ...new Set(SEEDS.map((seed) => shown(pairRound(sides, rules, seed)))),
];
const byes = (sides: readonly Contender[], rules: PairingRules): (string | undefined)[] => [
  ...new Set(SEEDS.map((seed) => pairRound(sides, rules, seed).bye)),
];

describe("round 1", () => {
  const eight = sidesOn([0, 0, 0, 0, 0, 0, 0, 0]);

  test("[ET-SWISS-02, ES-SWISS-02] is drawn by lot: the same seed gives the same pairs, and other seeds give other pairs", () => {
    expect(pairFirstRound(eight, 7)).toEqual(pairFirstRound([...eight].reverse(), 7));
    expect(new Set(SEEDS.slice(0, 20).map((seed) => shown(pairFirstRound(eight, seed)))).size).toBeGreaterThan(15);
  });

  test("[ET-SWISS-03, ES-SWISS-03] never pairs two family members among four players", () => {
    const sides = sidesOn([0, 0, 0, 0]).map((side) => ({ ...side, apart: "AB".includes(side.id) ? ["family"] : [] }));
    const seen = SEEDS.map((seed) => shown(pairFirstRound(sides, seed)));
    expect([...new Set(seen)].sort()).toEqual(["AC BD", "AD BC"]);
  });

  test("[ET-SWISS-04] if three of four sides travelled together, makes only one pair of them", () => {
    const sides = sidesOn([0, 0, 0, 0]).map((side) => ({ ...side, apart: side.id === "D" ? [] : ["bus"] }));
    for (const seed of SEEDS) {
      expect(pairFirstRound(sides, seed).pairs.filter((pair) => !pair.includes("D"))).toHaveLength(1);
    }
  });

  test("[ET-SWISS-05] alone keeps a family apart", () => {
    const sides = sidesOn([5, 5, 0, 0]).map((side) => ({ ...side, apart: "AB".includes(side.id) ? ["family"] : [] }));
    expect(outcomes(sides, EPIC)).toEqual(["AB CD"]);
  });

  test("makes as few pairs with a shared label as possible, even if labels overlap and their sizes don't show how few", () => {
    const labels = [["x", "y"], ["x", "z"], ["y", "z"], [], [], [], [], []];
    const sides = sidesOn([0, 0, 0, 0]).map((side, index) => ({ ...side, apart: labels[index] ?? [] }));
    for (const seed of SEEDS) expect(pairFirstRound(sides, seed).pairs.filter((pair) => !pair.includes("D"))).toHaveLength(1);
  });

  test("with 512 sides from 16 towns has no pair from the same town", () => {
    const sides = Array.from({ length: 512 }, (_, k) => contender(`${k}`, 0, [], { apart: [`town ${k % 16}`] }));
    const { pairs } = pairFirstRound(sides, 3);
    expect(pairs).toHaveLength(256);
    expect(pairs.filter(([one, two]) => Number(one) % 16 === Number(two) % 16)).toEqual([]);
  });

  test("[ET-BYE-03, ES-BYE-02] gives each side the bye for some seed", () => {
    const seen = new Set(SEEDS.map((seed) => pairFirstRound(eight.slice(0, 7), seed).bye));
    expect([...seen].sort()).toEqual(NAMES.slice(0, 7));
  });

  test("[ET-SWISS-58-Q, ES-SWISS-59-Q] draws the bye before it keeps a family apart", () => {
    const sides = sidesOn([0, 0, 0]).map((side) => ({ ...side, apart: side.id === "C" ? [] : ["family"] }));
    const drawn = Array.from({ length: 3000 }, (_, seed) => shown(pairFirstRound(sides, seed)));
    for (const outcome of ["AB bye C", "AC bye B", "BC bye A"]) {
      expect(Math.abs(drawn.filter((one) => one === outcome).length - 1000)).toBeLessThan(120);
    }
  });
});

describe("pairing by points", () => {
  test("[ET-SWISS-01, ES-SWISS-01] a side without points is paired like any other", () => {
    for (const rules of BOTH) expect(pairRound(sidesOn([5, 5, 0, 0]), rules, 1).pairs.flat()).toContain("D");
  });

  test("[ET-SWISS-06, ET-TSWISS-03] with points 5, 5, 0, 0, the two 5s meet and the two 0s meet", () => {
    expect(outcomes(sidesOn([5, 5, 0, 0]), EPIC)).toEqual(["AB CD"]);
  });

  test("[ET-SWISS-07, ET-SWISS-14] with points 5, 3, 3, 0, 0, 0, the 5 meets a 3, the other 3 a 0, and the last two 0s meet", () => {
    const sides = sidesOn([5, 3, 3, 0, 0, 0]);
    for (const seed of SEEDS) expect(pointsIn(pairRound(sides, EPIC, seed), sides)).toEqual(["0-0", "3-0", "5-3"]);
  });

  test("[ET-SWISS-14] the sum of differences matters first, and closeness at the top decides between equal sums", () => {
    expect(outcomes(sidesOn([10, 6, 5, 5, 0, 0], "CD"), EPIC).sort()).toEqual(["AC BD EF", "AD BC EF"]);
    expect(outcomes(sidesOn([10, 10, 5, 5, 0, 0], "CD"), EPIC).sort()).toEqual(["AB CE DF", "AB CF DE"]);
  });

  test("[ES-SWISS-12] from the top, closeness in the highest group matters first, then in each lower one", () => {
    expect(outcomes(sidesOn([15, 15, 15, 13]), ESCALATION)).toEqual(["AB CD"]);
    expect(outcomes(sidesOn([10, 10, 10, 10, 5, 5], "CD"), ESCALATION)).toEqual(["AC BD EF"]);
    expect(outcomes(sidesOn([10, 6, 5, 5, 0, 0], "CD"), ESCALATION)).toEqual(["AB CE DF"]);
  });

  test("[ET-SWISS-53-Q] with three sides on each of two scores, exactly one pair is mixed, and any side may be in it", () => {
    const sides = sidesOn([5, 5, 5, 0, 0, 0]);
    const mixed = SEEDS.map((seed) =>
      pairRound(sides, EPIC, seed).pairs.filter(([one, two]) => "ABC".includes(one) !== "ABC".includes(two)),
    );
    expect(mixed.every((pairs) => pairs.length === 1)).toBe(true);
    expect(new Set(mixed.map((pairs) => pairs[0]?.join(""))).size).toBe(9);
  });

  test("[ES-SWISS-54-Q] a side left over meets the next lower one: 10-8, 5-3", () => {
    expect(outcomes(sidesOn([10, 8, 5, 3]), ESCALATION)).toEqual(["AB CD"]);
  });
});

describe("order among sides on the same points", () => {
  test("[ES-SWISS-04, ES-SWISS-05] the highest margins meet: 520-475, 380-300", () => {
    const margins = { A: 300, B: 520, C: 380, D: 475 };
    const sides = Object.entries(margins).map(([id, margin]) => contender(id, 5, [], { margin }));
    expect(pairRound(sides, ESCALATION, 1).pairs).toEqual([
      ["B", "D"],
      ["C", "A"],
    ]);
  });

  test("[ES-SWISS-06, ES-SWISS-07] the lowest in an odd group meets the highest in the next group, which is paired without it", () => {
    const upper = [520, 475, 380].map((margin) => contender(`15/${margin}`, 15, [], { margin }));
    const lower = [402, 390, 350].map((margin) => contender(`13/${margin}`, 13, [], { margin }));
    expect(pairRound([...lower, ...upper], ESCALATION, 1).pairs).toEqual([
      ["15/520", "15/475"],
      ["15/380", "13/402"],
      ["13/390", "13/350"],
    ]);
  });

  test("[ES-SWISS-55-Q] a lot decides if points and margin are level, and the same seed gives the same lot", () => {
    const sides = ["A", "B", "C", "D"].map((id) => contender(id, 5, [], { margin: 100 }));
    expect(outcomes(sides, ESCALATION).sort()).toEqual(["AB CD", "AC BD", "AD BC"]);
    expect(pairRound(sides, ESCALATION, 9)).toEqual(pairRound([...sides].reverse(), ESCALATION, 9));
  });

  test("[ET-SWISS-52-Q] Epic draws lots whatever the margins, unless it is set to order by margin", () => {
    const sides = sidesOn([5, 5, 5, 5]);
    expect(outcomes(sides, EPIC).sort()).toEqual(["AB CD", "AC BD", "AD BC"]);
    expect(outcomes(sides, EPIC_BY_MARGIN)).toEqual(["AB CD"]);
  });

  test("the lot is fair: each of three pairings occurs for about a third of the seeds", () => {
    const drawn = Array.from({ length: 3000 }, (_, seed) => shown(pairRound(sidesOn([5, 5, 5, 5]), EPIC, seed)));
    for (const outcome of ["AB CD", "AC BD", "AD BC"]) {
      expect(Math.abs(drawn.filter((one) => one === outcome).length - 1000)).toBeLessThan(120);
    }
  });
});

describe("avoiding rematches", () => {
  test("[ET-SWISS-08, ET-SWISS-09, ET-TSWISS-04] nobody meets again if that can be avoided", () => {
    const sides = playEvent(16, 7, EPIC, 5);
    expect([...sides.flatMap(({ met }) => [...met.values()])].every((times) => times === 1)).toBe(true);
    expect(costOf(pairRound(sides, EPIC, 1), sides, EPIC).rematches).toBe(0);
  });

  test("[ES-SWISS-08, ES-SWISS-10] nobody meets again in Escalation either", () => {
    const sides = playEvent(16, 7, ESCALATION, 5);
    expect([...sides.flatMap(({ met }) => [...met.values()])].every((times) => times === 1)).toBe(true);
    expect(costOf(pairRound(sides, ESCALATION, 1), sides, ESCALATION).rematches).toBe(0);
  });

  test("[ET-SWISS-10, ET-TSWISS-05] if A-B and C-D have met, each of these four on 5 points meets another of them", () => {
    expect(outcomes(sidesOn([5, 5, 5, 5], "AB", "CD"), EPIC).sort()).toEqual(["AC BD", "AD BC"]);
  });

  test("[ES-SWISS-09, ES-SWISS-51-Q] if 1 and 2 have met, 1-3 and 2-4 are paired", () => {
    expect(outcomes(sidesOn([5, 5, 5, 5], "AB"), ESCALATION)).toEqual(["AC BD"]);
  });

  test("[ET-SWISS-11] the only pairing without a rematch is found, however large its differences", () => {
    const sides = sidesOn([15, 10, 10, 5, 5, 0], "AB", "AC", "AD", "AE", "BC", "BD", "CE", "EF");
    expect(outcomes(sides, EPIC)).toEqual(["AF BE CD"]);
  });

  test("[ES-SWISS-52-Q] if the side that goes down has met the best in the next group, it meets the second", () => {
    expect(outcomes(sidesOn([15, 15, 15, 13, 13, 13], "CD"), ESCALATION)).toEqual(["AB CE DF"]);
    expect(outcomes(sidesOn([15, 15, 15, 13], "CD"), ESCALATION)).toEqual(["AC BD"]);
  });

  test("[ES-SWISS-58-Q] the top pair is broken up before two sides go down", () => {
    expect(outcomes(sidesOn([10, 10, 10, 10, 5, 5], "CD"), ESCALATION)).toEqual(["AC BD EF"]);
  });

  const allMet = sidesOn([15, 10, 5, 0], "AB", "AC", "AD", "BC", "BD", "CD");

  test("[ET-SWISS-51-Q] if four sides have all met, there are two rematches, and they are counted", () => {
    const pairing = pairRound(allMet, EPIC, 1);
    expect(shown(pairing)).toBe("AB CD");
    expect(costOf(pairing, allMet, EPIC)).toMatchObject({ rematches: 2, meetings: 2 });
  });

  test("[ES-SWISS-53-Q] in Escalation, such sides are paired by rank, 1-2 and 3-4", () => {
    const pairing = pairRound(allMet, ESCALATION, 1);
    expect(shown(pairing)).toBe("AB CD");
    expect(costOf(pairing, allMet, ESCALATION).rematches).toBe(2);
  });

  test("[ET-SWISS-12] only points, margin, byes and earlier meetings count, not factions", () => {
    const sides = sidesOn([5, 5, 5, 0, 0, 0], "AB");
    const factions = sides.map((side, index) => ({ ...side, faction: index % 2 === 0 ? "rebel" : "imperial" }));
    const others = sides.map((side) => ({ ...side, faction: "scum" }));
    for (const seed of SEEDS) expect(pairRound(factions, EPIC, seed)).toEqual(pairRound(others, EPIC, seed));
  });
});

describe("the bye", () => {
  test("[ET-BYE-01, ES-BYE-01] one side has it if the field is odd, and none if it is even", () => {
    for (const rules of BOTH) {
      for (const count of [7, 8, 9]) {
        const { pairs, bye } = pairRound(playEvent(count, 2, rules, 3), rules, 1);
        expect([pairs.length, bye !== undefined]).toEqual([Math.floor(count / 2), count % 2 === 1]);
      }
    }
  });

  test("[ET-BYE-04] goes to the side with the fewest points", () => {
    expect(byes(sidesOn([5, 3, 0]), EPIC)).toEqual(["C"]);
  });

  test("[ET-BYE-05, ET-BYE-51-Q] goes to the lowest margin among level points, then is drawn by lot", () => {
    const sides = (low: number): readonly Contender[] =>
      [210, low].map((margin, k) => contender(`low ${k}`, 0, [], { margin })).concat(contender("high", 5, [], { margin: 300 }));
    expect(byes(sides(250), EPIC)).toEqual(["low 0"]);
    expect(byes(sides(210), EPIC).sort()).toEqual(["low 0", "low 1"]);
  });

  test("[ET-TSWISS-06] five teams play at two tables, and the lowest has the bye", () => {
    const pairing = pairRound(sidesOn([5, 5, 3, 0, 0]), EPIC, 1);
    expect(pairing.pairs).toHaveLength(2);
    expect(pairing.bye).toBe("E");
    const level = ["A", "B", "C", "D", "E"].map((id, at) => contender(id, at < 3 ? 5 : 0, [], { margin: 400 }));
    expect(byes(level, EPIC).sort()).toEqual(["D", "E"]);
  });

  test("[ES-BYE-03, ES-BYE-52-Q] in Escalation, 0/40 gets it before 0/55 and 3/61, and a lot decides between two on 0/40", () => {
    const sides = (margins: readonly number[]): readonly Contender[] =>
      margins.map((margin, k) => contender(`${k}`, margin > 60 ? 3 : 0, [], { margin }));
    expect(byes(sides([40, 55, 61]), ESCALATION)).toEqual(["0"]);
    expect(byes(sides([40, 40, 61]), ESCALATION).sort()).toEqual(["0", "1"]);
  });

  test("[ET-BYE-53-Q, ES-BYE-53-Q, ES-BYE-54-Q] nobody has a second bye while another side can take it, unless set otherwise", () => {
    const sides = [
      contender("byed", 5, [], { margin: 300, byes: 1 }),
      contender("next", 5, [], { margin: 320 }),
      contender("best", 5, [], { margin: 340 }),
    ];
    for (const rules of BOTH) {
      expect(byes(sides, rules)).toEqual(["next"]);
      expect(byes(sides, { ...rules, fewestByesFirst: false })).toEqual(["byed"]);
    }
  });

  test("[ES-BYE-54-Q] in both formats, earlier byes come before points and points before margin, and then a lot decides", () => {
    const byed = contender("byed", 0, [], { margin: 10, byes: 1 });
    const one = (id: string, points: number, margin: number) => contender(id, points, [], { margin });
    for (const rules of BOTH) {
      expect(byes([byed, one("low", 3, 900), one("high", 5, 20)], rules)).toEqual(["low"]);
      expect(byes([byed, one("few", 3, 20), one("many", 3, 900)], rules)).toEqual(["few"]);
      expect(byes([byed, one("one", 3, 20), one("other", 3, 20)], rules).toSorted()).toEqual(["one", "other"]);
    }
  });

  test("[ES-BYE-06] the lowest side sits out, and the other four are paired", () => {
    expect(outcomes(sidesOn([10, 5, 5, 5, 0]), ESCALATION)).toEqual(["AB CD bye E"]);
  });

  test("[ET-SWISS-57-Q, ES-SWISS-57-Q] a second bye is preferred to a rematch", () => {
    const met = { X: ["A", "B", "C"], Y: ["A", "B", "C"], A: ["X", "Y"], B: ["X", "Y"], C: ["X", "Y"] };
    const points = { X: 0, Y: 0, A: 10, B: 8, C: 5 };
    const sides = Object.entries(met).map(([id, others]) =>
      contender(id, points[id as keyof typeof points], others, { byes: "ABC".includes(id) ? 1 : 0 }),
    );
    for (const rules of BOTH) {
      expect(outcomes(sides, rules)).toEqual(["AB XY bye C"]);
      expect(costOf(pairRound(sides, rules, 1), sides, rules).rematches).toBe(0);
    }
  });

  test("with no sides there is no pair, and a single side has the bye", () => {
    expect(pairRound([], EPIC, 1)).toEqual({ pairs: [] });
    expect(pairFirstRound([], 1)).toEqual({ pairs: [] });
    expect(pairRound(sidesOn([5]), EPIC, 1)).toEqual({ pairs: [], bye: "A" });
    expect(pairFirstRound(sidesOn([0]), 1)).toEqual({ pairs: [], bye: "A" });
  });
});
