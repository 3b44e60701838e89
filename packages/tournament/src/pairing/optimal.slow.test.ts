/** Lists every pairing of small fields and judges each one by the keys of the rules, which this test implements a second time. */
import { runs } from "@broadside/kit/testing";
import { describe, expect, test } from "vitest";
import type { Contender, Pairing, PairingRules } from "./contender.ts";
import { compareCosts, costOf } from "./cost.ts";
import { contender, EPIC, EPIC_BY_MARGIN, ESCALATION, playEvent } from "./event-testing.ts";
import { pairRound } from "./round.ts";
import { findShortfall } from "./shortfall.ts";

interface Choice {
  readonly pairs: readonly (readonly [Contender, Contender])[];
  readonly bye?: Contender;
}

function* completePairings(sides: readonly Contender[]): Generator<Choice> {
  const [first, ...rest] = sides;
  if (first === undefined) yield { pairs: [] };
  else {
    for (const other of rest) {
      for (const { pairs } of completePairings(rest.filter((side) => side !== other))) yield { pairs: [[first, other], ...pairs] };
    }
  }
}

function* allChoices(sides: readonly Contender[]): Generator<Choice> {
  if (sides.length % 2 === 0) yield* completePairings(sides);
  else {
    for (const bye of sides) for (const { pairs } of completePairings(sides.filter((side) => side !== bye))) yield { pairs, bye };
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const timesMet = ([one, two]: readonly [Contender, Contender]): number => one.met.get(two.id) ?? 0;
const distance = ([one, two]: readonly [Contender, Contender]): number => Math.abs(one.points - two.points);

/** The keys of the rules, as one list of numbers: keys 1 to 4 in Epic, or 1 to 3 in Escalation. */
function keysOf({ pairs, bye }: Choice, sides: readonly Contender[], rules: PairingRules): number[] {
  const values = [...new Set(sides.map(({ points }) => points))].sort((a, b) => b - a);
  const rematches = pairs.filter((pair) => timesMet(pair) > 0);
  return [
    rematches.length,
    sum(rematches.map(timesMet)),
    ...(bye ? [rules.fewestByesFirst ? bye.byes : 0, bye.points, bye.margin] : []),
    rules.closeness === "least difference" ? sum(pairs.map(distance)) : 0,
    ...values.flatMap((value) => {
      const down = pairs.filter((pair) => distance(pair) > 0 && pair.some(({ points }) => points === value && isHigher(pair, value)));
      return [down.length, sum(down.map(distance))];
    }),
  ];
}

const isHigher = (pair: readonly [Contender, Contender], value: number): boolean => pair.every(({ points }) => points <= value);

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, k) => number !== b[k]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** Every possible ranking of the sides by points and margin. Sides that are level on both come in every possible order. */
function* rankings(sides: readonly Contender[]): Generator<readonly Contender[]> {
  const best = [...sides].sort((a, b) => b.points - a.points || b.margin - a.margin)[0];
  if (best === undefined) yield [];
  else {
    for (const first of sides.filter(({ points, margin }) => points === best.points && margin === best.margin)) {
      for (const rest of rankings(sides.filter((side) => side !== first))) yield [first, ...rest];
    }
  }
}

/** The ranks of all sides' opponents, in the order of the ranking. */
function opponentsIn(ranking: readonly Contender[], { pairs }: Choice): number[] {
  return ranking.map((side) => {
    const pair = pairs.find((sides) => sides.includes(side));
    return ranking.findIndex((other) => other !== side && pair?.includes(other));
  });
}

const nameOf = (pairs: Pairing["pairs"]): string =>
  pairs
    .map((pair) => [...pair].sort().join("–"))
    .sort()
    .join(" ");
const pairingOf = ({ pairs, bye }: Choice): Pairing => ({
  pairs: pairs.map(([one, two]) => [one.id, two.id] as const),
  ...(bye ? { bye: bye.id } : {}),
});

/** The names of the choices that are best for some lots. */
function bestChoices(sides: readonly Contender[], rules: PairingRules): { least: number[]; names: ReadonlySet<string> } {
  const judged = [...allChoices(sides)].map((choice) => ({ choice, keys: keysOf(choice, sides, rules) }));
  const least = judged.reduce((best, { keys }) => (compare(keys, best) < 0 ? keys : best), judged[0]?.keys ?? []);
  const beforeRest = 2 + (sides.length % 2 === 1 ? 3 : 0);
  const names = new Set<string>();
  for (const bye of sides.length % 2 === 1 ? sides : [undefined]) {
    const given = judged.filter(({ choice, keys }) => choice.bye === bye && compare(keys.slice(0, beforeRest), least) === 0);
    const leastGiven = given.reduce((best, { keys }) => (compare(keys, best) < 0 ? keys : best), given[0]?.keys ?? []);
    const level = given.filter(({ keys }) => compare(keys, leastGiven) === 0).map(({ choice }) => choice);
    const add = (choice: Choice): Set<string> => names.add(`${bye?.id} ${nameOf(pairingOf(choice).pairs)}`);
    if (rules.order === "lot") level.forEach(add);
    else if (level.length > 0) {
      for (const ranking of rankings(sides.filter((side) => side !== bye))) {
        const lists = level.map((choice) => ({ choice, list: opponentsIn(ranking, choice) }));
        add(lists.reduce((best, one) => (compare(one.list, best.list) < 0 ? one : best)).choice);
      }
    }
  }
  return { least, names };
}

const nameOfPairing = ({ pairs, bye }: Pairing): string => `${bye} ${nameOf(pairs)}`;

const CASES = [EPIC, EPIC_BY_MARGIN, ESCALATION].flatMap((rules) => [rules, { ...rules, fewestByesFirst: false }]);

/** Fields of up to eight sides after up to seven rounds, with few and many level sides, and with some sides leaving. */
function expectTheBest(rules: PairingRules): void {
  for (let key = 0; key < runs(240); key++) {
    const marginSteps = [300, 12, 3][key % 3] ?? 300;
    const sides = playEvent(1 + (key % 8), 1 + ((key >> 3) % 7), rules, key, { marginSteps, leaving: key % 2 });
    if (sides.length > 6 && marginSteps === 3) continue;
    const { least, names } = bestChoices(sides, rules);
    for (let seed = 0; seed < 3; seed++) {
      const pairing = pairRound(sides, rules, seed);
      expect(names, `event ${key}`).toContain(nameOfPairing(pairing));
      const cost = costOf(pairing, sides, rules);
      expect([cost.rematches, cost.meetings], `event ${key}`).toEqual(least.slice(0, 2));
      expect(findShortfall(pairing, sides, rules)).toBeUndefined();
    }
  }
}

describe("the pairing is the best of all by the keys", () => {
  const epic = CASES.filter(({ closeness }) => closeness === "least difference");
  const escalation = CASES.filter(({ closeness }) => closeness === "from the top");

  test.each(epic)("[ET-SWISS-14] of Epic, with order by $order, earlier byes first: $fewestByesFirst", expectTheBest);

  test.each(escalation)("[ES-SWISS-12] of Escalation, with order by $order, earlier byes first: $fewestByesFirst", expectTheBest);
});

describe("a pairing made by others", () => {
  test.each(CASES)(
    "falls short unless it is the best for some lots: $closeness, order by $order, earlier byes first: $fewestByesFirst",
    (rules) => {
      for (let key = 0; key < 40; key++) {
        const sides = playEvent(3 + (key % 5), 1 + (key % 4), rules, key, { marginSteps: 2 + (key % 3), leaving: 0 });
        const { names } = bestChoices(sides, rules);
        for (const choice of allChoices(sides)) {
          const pairing = pairingOf(choice);
          expect(findShortfall(pairing, sides, rules) === undefined, `event ${key}: ${nameOfPairing(pairing)}`).toBe(
            names.has(nameOfPairing(pairing)),
          );
        }
      }
    },
  );

  test("can be the best for lots that don't put level sides with better opponents first", () => {
    const fresh = ["AD", "BE", "CF", "AC", "BF", "DE"];
    const sides = [..."ABCDEF"].map((id, index) => {
      const met = [..."ABCDEF"].filter((other) => other !== id && !fresh.includes(id + other) && !fresh.includes(other + id));
      return contender(id, 5, met, { margin: id === "B" ? 100 : 100 - index });
    });
    const made = ["AC BF DE", "AD BE CF"];
    const seen = Array.from({ length: 20 }, (_, seed) => pairRound(sides, ESCALATION, seed).pairs.map((pair) => pair.toSorted().join("")));
    expect([...new Set(seen.map((pairs) => pairs.toSorted().join(" ")))].sort()).toEqual(made);
    for (const names of made) {
      const pairs = names.split(" ").map(([one = "", two = ""]) => [one, two] as const);
      expect(findShortfall({ pairs }, sides, ESCALATION)).toBeUndefined();
    }
  });

  test.each(CASES)("has the cost that the keys give: $closeness, order by $order, earlier byes first: $fewestByesFirst", (rules) => {
    for (let key = 0; key < 20; key++) {
      const sides = playEvent(5 + (key % 2), 2 + (key % 4), rules, key);
      const choices = [...allChoices(sides)];
      choices.forEach((choice, index) => {
        const other = choices[(7 * index + 3) % choices.length] ?? choice;
        const order = compareCosts(costOf(pairingOf(choice), sides, rules), costOf(pairingOf(other), sides, rules), rules);
        const expected = compare(keysOf(choice, sides, rules), keysOf(other, sides, rules));
        if (expected !== 0) expect(Math.sign(order)).toBe(Math.sign(expected));
        else if (rules.order === "lot") expect(order).toBe(0);
      });
    }
  });
});
