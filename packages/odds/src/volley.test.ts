import { describe, expect, test } from "vitest";
import { oddsOf, plainShot, type Shot, volleyOdds } from "./index.ts";

const armed = (attack: number, defense: number, focus = 1, evade = 1): Shot =>
  plainShot("2.5", attack, defense, { attacker: { focus: 1 }, defender: { focus, evade } });

describe("a volley", () => {
  test("of one attack has the same odds as that attack", () => {
    const target = { shields: 1, hull: 1 };
    const { destroyedAfter } = volleyOdds([armed(3, 2)], target);
    expect(destroyedAfter[0]).toBeCloseTo(oddsOf(armed(3, 2), target, { aim: "destroy" }).destroyed ?? 0, 12);
  });

  test("without tokens adds up the damage of independent attacks", () => {
    const bare = plainShot("1e", 2, 1);
    const { damage } = oddsOf(bare);
    const { damage: both, destroyedAfter } = volleyOdds([bare, bare], { shields: 0, hull: 3 });
    const chance = (first: number, second: number): number => (damage[first] ?? 0) * (damage[second] ?? 0);
    expect(both[0]).toBeCloseTo(chance(0, 0), 12);
    expect(both[1]).toBeCloseTo(2 * chance(0, 1), 12);
    expect(both[2]).toBeCloseTo(2 * chance(0, 2) + chance(1, 1), 12);
    expect(destroyedAfter[1]).toBeCloseTo(2 * chance(1, 2) + chance(2, 2), 12);
  });

  test("lets the defender spend a token only once, so a second attack is worth more than the first", () => {
    const target = { shields: 0, hull: 20 };
    const both = volleyOdds([armed(3, 2), armed(3, 2)], target, { aim: "damage" }).expectedDamage;
    const one = volleyOdds([armed(3, 2)], target, { aim: "damage" }).expectedDamage;
    expect(both).toBeGreaterThan(2 * one);
    expect(both).toBeLessThan(one + volleyOdds([armed(3, 2, 0, 0)], target, { aim: "damage" }).expectedDamage);
  });

  test("lets the defender keep its tokens for the decisive attack, which is better than spending them at once", () => {
    // The first attack can do at most one damage, and the ship has two hull: only the second attack can destroy it.
    const shots = [armed(1, 2), armed(4, 2)];
    const { destroyedAfter } = volleyOdds(shots, { shields: 0, hull: 2 });
    const first = oddsOf(armed(1, 2));
    const afterwards = (hit: boolean): number =>
      oddsOf(armed(4, 2, 0, 0), { shields: 0, hull: hit ? 1 : 2 }, { aim: "destroy" }).destroyed ?? 0;
    const careless = first.hitChance * afterwards(true) + (1 - first.hitChance) * afterwards(false);
    expect(destroyedAfter[1]).toBeLessThan(careless);
  });

  test("divides its expected damage among the attacks", () => {
    const { attacks, expectedDamage } = volleyOdds([armed(3, 2), armed(4, 1), armed(2, 0)], { shields: 2, hull: 3 }, { aim: "damage" });
    expect(attacks.length).toBe(3);
    expect(attacks.reduce((sum, attack) => sum + attack.expectedDamage, 0)).toBeCloseTo(expectedDamage, 12);
  });

  test("deals a faceup card for a critical only when this attack or an earlier one has removed the shields", () => {
    const bare = plainShot("1e", 2, 0);
    const alone = oddsOf(bare, { shields: 1, hull: 9 });
    const { attacks } = volleyOdds([bare, bare], { shields: 1, hull: 9 }, { aim: "damage" });
    expect(attacks[0]?.hitChance).toBeCloseTo(alone.hitChance, 12);
    expect(attacks[0]?.expectedCrits).toBeCloseTo(alone.expectedCrits, 12);
    expect(attacks[0]?.expectedFaceup).toBeCloseTo(alone.expectedFaceup ?? 0, 12);
    const without = oddsOf(bare, { shields: 0, hull: 9 }).expectedFaceup ?? 0;
    const withShield = (1 - alone.hitChance) * (alone.expectedFaceup ?? 0);
    expect(attacks[1]?.expectedFaceup).toBeCloseTo(alone.hitChance * without + withShield, 12);
  });

  test("never brings a destroyed target back, and its chances add up to one", () => {
    const { destroyedAfter, damage } = volleyOdds([armed(4, 0), armed(2, 0), armed(2, 0)], { shields: 1, hull: 2 });
    expect(destroyedAfter.every((chance, at) => chance >= (destroyedAfter[at - 1] ?? 0) - 1e-12)).toBe(true);
    expect(damage.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(damage[3]).toBeCloseTo(destroyedAfter[2] ?? 0, 12);
  });
});
