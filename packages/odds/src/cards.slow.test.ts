import { type Cancelling, type Die, type DieKind, dieOf, type Face } from "@broadside/dice";
import { randomStream } from "@broadside/kit";
import { runs } from "@broadside/kit/testing";
import { expect, test } from "vitest";
import { BruteForce, difference, UNLIKE_WEIGHT } from "./brute-force.testing.ts";
import { type DiceEffect, type DiceUse, type Moment, oddsOf, type Shot } from "./index.ts";

const FACES = { attack: ["hit", "crit", "focus", "blank"], defense: ["evade", "focus", "blank"] } as const satisfies Record<
  DieKind,
  Face[]
>;

type Random = (below: number) => number;
const oneOf = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;

function drawnEffect(random: Random, dice: DieKind, deep = true): DiceEffect {
  const faces: readonly Face[] = FACES[dice];
  const some = (): readonly Face[] => faces.filter(() => random(2) === 0);
  switch (random(deep ? 8 : 6)) {
    case 0:
    case 1:
      return { verb: "change", from: [oneOf(random, faces)], to: oneOf(random, faces), ...(random(2) === 0 && { count: 1 }) };
    case 2:
      return {
        verb: "change",
        from: some(),
        to: oneOf(random, faces),
        count: 1 + random(2),
        ...(random(2) === 0 && { ofOneFace: true as const }),
      };
    case 3:
      return { verb: "reroll", ...(random(2) === 0 && { from: some() }), most: 1 + random(3), least: random(3) };
    case 4:
      return { verb: "reroll", by: random(2) === 0 ? "attacker" : "defender" };
    case 5:
      return { verb: "add", face: oneOf(random, faces) };
    case 6: {
      const of = dice === "defense" && random(2) === 0 ? "attack" : dice;
      return random(3) === 0
        ? { verb: "cancel", dice: of }
        : { verb: "cancel", dice: of, face: oneOf(random, FACES[of]), count: 1 + random(2) };
    }
    default:
      return { verb: "one of", choices: [[drawnEffect(random, dice, false)], [drawnEffect(random, dice, false)], []] };
  }
}

const STOCKS = ["focus", "charge"];

function drawnUse(random: Random, at: number): DiceUse {
  const dice = oneOf(random, ["attack", "defense"] as const);
  const by = oneOf(random, ["attacker", "defender"] as const);
  const face = oneOf<Face>(random, FACES[dice]);
  const least = 1 + random(2);
  const seen = oneOf(random, ["attack", dice] as const);
  const when = ({ [seen]: pool, stock }: Moment): boolean =>
    (pool as readonly Die[]).filter((die) => die.face === face).length >= least || stock(by, "focus") === 1;
  return {
    key: `card ${at}`,
    dice,
    by,
    effects: Array.from({ length: 1 + random(2) }, () => drawnEffect(random, dice)),
    ...(random(2) === 0 && { pays: [{ of: by, what: oneOf(random, STOCKS), count: 1 }] }),
    ...(random(6) === 0 && { gains: [{ of: by, what: oneOf(random, STOCKS), count: 1 }] }),
    ...(random(5) === 0 && { times: 2 }),
    ...(random(6) === 0 && { forced: true as const }),
    ...(random(8) === 0 && { owed: true as const }),
    ...(random(3) === 0 && { when }),
  };
}

function drawnDice<K extends DieKind>(random: Random, kind: K): Shot[K] {
  if (random(3) > 0) return random(3) as Shot[K];
  const origins = ["rolled", "rerolled", "added"] as const;
  return Array.from({ length: random(3) }, () =>
    dieOf(oneOf<Face>(random, FACES[kind]), oneOf(random, origins), random(6) === 0),
  ) as unknown as Shot[K];
}

function drawnShot(seed: number): Shot {
  const random = randomStream(seed);
  const cancelling: Cancelling = {
    first: oneOf(random, ["hit", "hit", "crit", "as the defender likes"] as const),
    sureHits: random(6) === 0,
    sureCrits: oneOf(random, [0, 0, 0, 1, Number.POSITIVE_INFINITY]),
    reinforcing: oneOf(random, [0, 0, 1]),
  };
  const uses = Array.from({ length: 2 + random(4) }, (_, at) => drawnUse(random, at));
  // No effect in this test cancels fixed dice.
  const cancels = (effects: readonly DiceEffect[]): boolean =>
    effects.some((effect) => effect.verb === "cancel" || (effect.verb === "one of" && effect.choices.some(cancels)));
  const attack = drawnDice(random, "attack");
  const defense = drawnDice(random, "defense");
  const free = <T extends Shot["attack"] | Shot["defense"]>(dice: T): T =>
    typeof dice === "number" || !uses.some(({ effects }) => cancels(effects)) ? dice : (dice.filter(({ fixed }) => !fixed) as unknown as T);
  return {
    attack: free(attack),
    defense: free(defense),
    stocks: { attacker: { focus: random(3), charge: random(2) }, defender: { focus: random(3), charge: random(2) } },
    uses,
    cancelling,
    ...(random(5) === 0 && { mostRerolled: { attack: 1 } }),
  };
}

test("with random cards on both sides, the solver agrees with brute force", () => {
  for (let seed = 1; seed <= runs(300); seed += 1) {
    const shot = drawnShot(seed);
    const tried = new BruteForce(shot, (hits, crits) => hits + UNLIKE_WEIGHT * crits).try(shot.attack, shot.defense, shot.stocks);
    const odds = oddsOf(shot, undefined, { aim: "damage", critWeight: UNLIKE_WEIGHT });
    const value = odds.expectedHits + UNLIKE_WEIGHT * odds.expectedCrits;
    expect(Math.abs(value - tried.value), `the value of shot ${seed}`).toBeLessThan(1e-12);
    expect(
      odds.results.reduce((sum, { chance }) => sum + chance, 0),
      `the chances of shot ${seed}`,
    ).toBeCloseTo(1, 12);
    expect(difference(odds, tried, UNLIKE_WEIGHT), `the results of shot ${seed}`).toBeLessThan(1e-9);
  }
});
