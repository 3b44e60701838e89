import { describe, expect, test } from "vitest";
import { compareCosts, costOf } from "./cost.ts";
import { contender, EPIC, ESCALATION, playEvent } from "./event-testing.ts";
import { explain } from "./explain.ts";
import { pairRound } from "./round.ts";

const RULES = [EPIC, ESCALATION];

describe("the reason why two sides meet", () => {
  test("other opponents nearby would mean a rematch or a larger difference, or would differ only by lot", () => {
    const sides = [
      contender("A", 5, ["B"]),
      contender("B", 5, ["A"]),
      contender("C", 5),
      contender("D", 5),
      contender("E", 0),
      contender("F", 0),
    ];
    const pairing = pairRound(sides, EPIC, 1);
    const { opponent, difference, meetings, alternatives } = explain("A", pairing, sides, EPIC, 1, 5);
    expect(["C", "D"]).toContain(opponent);
    expect([difference, meetings]).toEqual([0, 0]);
    const keys = Object.fromEntries(alternatives.map((alternative) => [alternative.opponent, alternative.key]));
    const other = opponent === "C" ? "D" : "C";
    expect(keys).toEqual({ B: "rematches", [other]: "lot", E: "difference", F: "difference" });
  });

  test("if order is by margin, the list of opponents decides; from the top, the sides that meet lower ones do", () => {
    const sides = [40, 30, 20, 10]
      .map((margin) => contender(`${margin}`, 5, [], { margin }))
      .concat(contender("low", 0), contender("lower", 0));
    const { opponent, alternatives } = explain("40", pairRound(sides, ESCALATION, 1), sides, ESCALATION, 1, 4);
    expect(opponent).toBe("30");
    const keys = Object.fromEntries(alternatives.map((alternative) => [alternative.opponent, alternative.key]));
    expect(keys).toEqual({ "20": "opponents", "10": "opponents", low: "floats", lower: "floats" });
  });

  test("if the side with the bye played anyone, another side would sit out", () => {
    const sides = [contender("A", 5), contender("B", 5), contender("C", 0)];
    const pairing = pairRound(sides, EPIC, 1);
    const explanation = explain("C", pairing, sides, EPIC, 1);
    expect(explanation.opponent).toBeUndefined();
    expect(explanation.alternatives.map(({ key }) => key)).toEqual(["bye", "bye"]);
  });

  test("for a pairing made by hand, a better one is reported as better", () => {
    const sides = [contender("A", 5), contender("B", 5), contender("C", 0), contender("D", 0)];
    const byHand = { pairs: [["A", "C"] as const, ["B", "D"] as const] };
    const [first] = explain("A", byHand, sides, EPIC, 1, 1).alternatives;
    expect(first).toMatchObject({ opponent: "B", key: "difference", isBetter: true, cost: { difference: 0 } });
  });

  test("every alternative contains the pair, has everybody once, and is no better than the best pairing", () => {
    for (const rules of RULES) {
      for (let key = 0; key < 30; key++) {
        const sides = playEvent(5 + key, 1 + (key % 5), rules, key);
        const pairing = pairRound(sides, rules, key);
        const cost = costOf(pairing, sides, rules);
        const side = sides[key % sides.length]?.id ?? "";
        const { alternatives } = explain(side, pairing, sides, rules, key);
        expect(alternatives).toHaveLength(3);
        for (const { opponent, pairing: other, cost: otherCost, isBetter } of alternatives) {
          expect(other.pairs.some((pair) => pair.includes(side) && pair.includes(opponent))).toBe(true);
          expect([...other.pairs.flat(), ...(other.bye === undefined ? [] : [other.bye])].sort()).toEqual(sides.map(({ id }) => id).sort());
          expect(isBetter).toBe(false);
          expect(compareCosts(cost, otherCost, rules)).toBeLessThanOrEqual(0);
        }
      }
    }
  });
});
