import { randomStream } from "@broadside/kit";
import { runs } from "@broadside/kit/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Contender, PairingRules } from "./contender.ts";
import { contender, EPIC, EPIC_BY_MARGIN, ESCALATION, ESCALATION_BY_LOT, playEvent } from "./event-testing.ts";
import { drawLots, type Field, rankField } from "./field.ts";
import { findHubs } from "./hubs.ts";
import { pairRound } from "./round.ts";
import { sweep } from "./sweep.ts";
import { pairField, pairFieldAtOnce } from "./windows.ts";

const ALL_RULES = [EPIC, EPIC_BY_MARGIN, ESCALATION, ESCALATION_BY_LOT];

function fieldOf(sides: readonly Contender[], rules: PairingRules, seed: number): Field {
  const lots = drawLots(
    sides.map(({ id }) => id),
    seed,
  );
  return rankField(sides, rules, lots);
}

interface Shape {
  readonly groups: number;
  /** A large group has 10 members plus a random number below this. On average, one group in `rarity` is large. */
  readonly large: number;
  readonly rarity: number;
  /** The approximate number of meetings of each side. */
  readonly meetings: number;
}

/** Makes up a field, perhaps one that no real event could produce: groups of all sizes, and meetings mostly between neighbours. */
function madeUpSides(key: number, { groups, large, rarity, meetings }: Shape): readonly Contender[] {
  const draw = randomStream(key);
  const points: number[] = [];
  for (let group = 0, value = 60; group < groups; group++, value -= 1 + draw(3)) {
    const size = draw(rarity) === 0 ? 10 + draw(large) : 1 + draw(4);
    for (let k = 0; k < size || (group === groups - 1 && points.length % 2 === 1); k++) points.push(value);
  }
  const met = points.map(() => [] as string[]);
  for (let k = 0; k < meetings * points.length; k++) {
    const one = draw(points.length);
    const two = draw(2) === 0 ? draw(points.length) : Math.max(0, Math.min(points.length - 1, one + draw(9) - 4));
    if (one === two) continue;
    met[one]?.push(`side ${two}`);
    met[two]?.push(`side ${one}`);
  }
  return points.map((value, k) => contender(`side ${k}`, value, met[k], { margin: draw(key % 2 === 0 ? 1000 : 5) }));
}

describe("pairing in parts gives the same result as pairing all at once", () => {
  test.each(ALL_RULES)("after an event's rounds: $closeness, order by $order", (rules) => {
    for (let key = 0; key < runs(60); key++) {
      const sides = playEvent(20 + 2 * (key % 46), 1 + (key % 8), rules, key, { marginSteps: key % 3 === 0 ? 4 : 300, leaving: 0 });
      const field = fieldOf(sides, rules, key);
      expect(pairField(field, rules), `event ${key}`).toEqual(pairFieldAtOnce(field, rules));
    }
  });

  test.each(ALL_RULES)("in fields with hubs, and few or many values: $closeness, order by $order", (rules) => {
    for (let key = 0; key < runs(60); key++) {
      const sides = madeUpSides(key, { groups: 1 + (key % 9), large: 30, rarity: 3, meetings: (key % 4) / 2 });
      const field = fieldOf(sides, rules, key);
      expect(pairField(field, rules), `field ${key}`).toEqual(pairFieldAtOnce(field, rules));
    }
  });

  test.each(ALL_RULES)("in small fields where nearly all sides have met: $closeness, order by $order", (rules) => {
    for (let key = 0; key < runs(400); key++) {
      const sides = madeUpSides(key, { groups: 1 + (key % 7), large: 1, rarity: 9, meetings: 1 + (key % 6) });
      const field = fieldOf(sides, rules, key);
      expect(pairField(field, rules), `field ${key}`).toEqual(pairFieldAtOnce(field, rules));
    }
  });

  test.each(ALL_RULES)("if the field is cut at every hub: $closeness, order by $order", (rules) => {
    let hubs = 0;
    for (let key = 0; key < runs(40); key++) {
      const sides = madeUpSides(key, { groups: 5, large: 40, rarity: 2, meetings: (key % 3) / 2 });
      const field = fieldOf(sides, rules, key);
      const last = field.starts.length - 2;
      hubs += findHubs(field, 0, last, () => 3).length;
      const mate = pairFieldAtOnce(field, rules);
      const { pairs } = sweep(field, { first: 0, last }, rules.closeness);
      expect(pairs).toHaveLength(sides.length / 2);
      for (const [upper, lower] of pairs) expect(mate[upper], `field ${key}`).toBe(lower);
    }
    expect(hubs).toBeGreaterThan(runs(20));
  });
});

describe("windows that are hard to pair", () => {
  /** Sides by name and points, best first. All of them have met each other except the given pairs. */
  const sidesWithFresh = (points: Readonly<Record<string, number>>, fresh: readonly string[]): readonly Contender[] =>
    Object.entries(points).map(([id, value], index, all) => {
      const met = all.map(([other]) => other).filter((other) => !fresh.includes(`${id}-${other}`) && !fresh.includes(`${other}-${id}`));
      return contender(
        id,
        value,
        met.filter((other) => other !== id),
        { margin: 100 - index },
      );
    });
  const pairsOf = (sides: readonly Contender[], rules: PairingRules): readonly string[] =>
    pairRound(sides, rules, 1)
      .pairs.map((pair) => pair.toSorted().join("-"))
      .toSorted();

  test("two neighbours share the cost of crossing a gap, which neither would pay alone", () => {
    const points = { a: 20, b: 20, c: 17, d: 17, e: 13, f: 13, g: 10, h: 10 };
    const fresh = ["a-b", "a-c", "b-d", "c-e", "d-f", "e-g", "f-h", "g-h"];
    expect(pairsOf(sidesWithFresh(points, fresh), EPIC)).toEqual(["a-b", "c-e", "d-f", "g-h"]);
  });

  test("a crossing at the same cost is found, and the list of opponents decides", () => {
    const points = { a1: 20, a2: 20, a3: 20, a4: 20, a5: 20, b1: 17, b2: 17, b3: 17, c1: 14, c2: 14, c3: 14, c4: 14, d1: 11, d2: 11 };
    const within = ["a1-c3", "a2-c4", "a3-c1", "a4-c2", "b1-b2", "d1-d2"];
    const across = ["a1-b1", "a2-b2", "a3-d1", "a4-d2", "c1-c3", "c2-c4"];
    const sides = sidesWithFresh(points, ["a5-b3", ...within, ...across]);
    expect(pairsOf(sides, ESCALATION)).toEqual(["a5-b3", ...across].toSorted());
  });
});

describe("large fields", () => {
  test.each(ALL_RULES)("2,001 sides after 9 rounds all play or have the bye, with no rematch: $closeness, order by $order", (rules) => {
    const sides = playEvent(2001, 9, rules, 11);
    const { pairs, bye } = pairRound(sides, rules, 4);
    expect([...pairs.flat(), bye].sort()).toEqual(sides.map(({ id }) => id).sort());
    const byId = new Map(sides.map((side) => [side.id, side]));
    expect(pairs.filter(([one, two]) => byId.get(one)?.met.has(two))).toEqual([]);
  });
});

describe("laws of pairing in windows", () => {
  const event = fc.record({
    count: fc.integer({ min: 2, max: 40 }),
    rounds: fc.integer({ min: 1, max: 6 }),
    key: fc.nat(),
    seed: fc.nat(),
  });

  test("law: the order in which sides are given doesn't matter, and the same seed gives the same pairing", () => {
    fc.assert(
      fc.property(event, fc.constantFrom(...ALL_RULES), fc.nat(), ({ count, rounds, key, seed }, rules, mix) => {
        const sides = playEvent(count, rounds, rules, key, { marginSteps: 5, leaving: 1 });
        const draw = randomStream(mix);
        const mixed = sides.map((side) => ({ side, at: draw(1000) })).sort((a, b) => a.at - b.at);
        const pairing = pairRound(sides, rules, seed);
        const again = pairRound(
          mixed.map(({ side }) => side),
          rules,
          seed,
        );
        expect(again).toEqual(pairing);
      }),
      { numRuns: runs(150) },
    );
  });

  test("law: every side has one opponent or the bye, and better-ranked sides come first", () => {
    fc.assert(
      fc.property(event, fc.constantFrom(...ALL_RULES), ({ count, rounds, key, seed }, rules) => {
        const sides = playEvent(count, rounds, rules, key, { marginSteps: 50, leaving: 1 });
        const { pairs, bye } = pairRound(sides, rules, seed);
        expect([...pairs.flat(), ...(bye === undefined ? [] : [bye])].sort()).toEqual(sides.map(({ id }) => id).sort());
        const points = new Map(sides.map((side) => [side.id, side.points]));
        const uppers = pairs.map(([one]) => points.get(one) ?? 0);
        expect(uppers).toEqual([...uppers].sort((a, b) => b - a));
        for (const [one, two] of pairs) expect(points.get(one)).toBeGreaterThanOrEqual(points.get(two) ?? 0);
      }),
      { numRuns: runs(150) },
    );
  });
});
