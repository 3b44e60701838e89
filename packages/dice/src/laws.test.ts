import { randomStream } from "@broadside/kit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ATTACK_FACES,
  addResult,
  applyModification,
  cancelFaces,
  canModify,
  changeFaces,
  choiceOf,
  compare,
  countFace,
  DEFENSE_FACES,
  DIE_ORIGINS,
  type Die,
  dieOf,
  type Face,
  MODIFICATIONS,
  rerollablePlaces,
  rerollDice,
} from "./index.ts";

const poolFrom = <F extends Face>(faces: readonly F[]): fc.Arbitrary<readonly Die<F>[]> =>
  fc.array(
    fc
      .tuple(fc.constantFrom(...faces), fc.constantFrom(...DIE_ORIGINS), fc.boolean())
      .map(([face, origin, fixed]) => dieOf(face, origin, fixed)),
    { maxLength: 8 },
  );
const attackPool = poolFrom(ATTACK_FACES);
const defensePool = poolFrom(DEFENSE_FACES);
const attackFace = fc.constantFrom(...ATTACK_FACES);
const count = fc.integer({ min: 0, max: 9 });

describe("laws of dice", () => {
  test("law: a change keeps the number and the origins of dice, and changes at most the given number", () => {
    fc.assert(
      fc.property(attackPool, attackFace, attackFace, count, (pool, from, to, most) => {
        fc.pre(from !== to);
        const changed = changeFaces(pool, from, to, most);
        const turned = Math.min(most, pool.filter((die) => die.face === from && !die.fixed).length);
        expect(changed.map((die) => die.origin)).toEqual(pool.map((die) => die.origin));
        expect(countFace(changed, from)).toBe(countFace(pool, from) - turned);
        expect(countFace(changed, to)).toBe(countFace(pool, to) + turned);
      }),
    );
  });

  test("law: a reroll affects only the chosen dice, and none of them can be rerolled again", () => {
    fc.assert(
      fc.property(attackPool, fc.integer(), fc.integer({ min: 0, max: 255 }), (pool, key, mask) => {
        const places = rerollablePlaces(pool).filter((place) => (mask >> place) & 1);
        const rerolled = rerollDice(pool, "attack", places, randomStream(key));
        expect(rerolled).toHaveLength(pool.length);
        for (const [place, die] of rerolled.entries()) {
          if (places.includes(place)) expect(die.origin).toMatch(/rerolled$/);
          else expect(die).toEqual(pool[place]);
        }
        expect(rerollablePlaces(rerolled)).toEqual(rerollablePlaces(pool).filter((place) => !places.includes(place)));
      }),
    );
  });

  test("law: cancelling removes at most the given number of results with one face, and nothing else", () => {
    fc.assert(
      fc.property(attackPool, attackFace, count, (pool, face, most) => {
        const left = cancelFaces(pool, face, most);
        expect(countFace(left, face)).toBe(Math.max(0, countFace(pool, face) - most));
        expect(left.filter((die) => die.face !== face)).toEqual(pool.filter((die) => die.face !== face));
      }),
    );
  });

  test("law: evades leave no more results than were rolled, and each further evade cancels exactly one, hits first", () => {
    fc.assert(
      fc.property(attackPool, defensePool, (attack, defense) => {
        const [before, after] = [compare(attack, defense), compare(attack, addResult(defense, "evade"))];
        expect(before.hits).toBeGreaterThanOrEqual(0);
        expect(before.crits).toBeGreaterThanOrEqual(0);
        const rolled = countFace(attack, "hit") + countFace(attack, "crit");
        expect(before.hits + before.crits).toBe(Math.max(0, rolled - countFace(defense, "evade")));
        if (before.hits > 0) expect(after).toEqual({ hits: before.hits - 1, crits: before.crits });
        else expect(after).toEqual({ hits: 0, crits: Math.max(0, before.crits - 1) });
      }),
    );
  });

  test("law: a usable modification can be applied to the dice that it offers, and never affects fixed dice", () => {
    const modifications = Object.values(MODIFICATIONS).flatMap(({ attack }) => attack);
    fc.assert(
      fc.property(attackPool, fc.constantFrom(...modifications), fc.integer(), (pool, modification, key) => {
        const { places, least, most } = choiceOf(pool, modification);
        expect(least <= most && most <= places.length).toBe(true);
        fc.pre(canModify(pool, modification));
        const modified = applyModification(pool, modification, places.slice(0, most), randomStream(key));
        for (const [place, die] of pool.entries()) if (die.fixed) expect(modified[place]).toEqual(die);
      }),
    );
  });
});
