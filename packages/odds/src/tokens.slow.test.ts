import { MODIFICATIONS, MODIFYING_TOKENS, type ModifyingToken } from "@broadside/dice";
import { describe, expect, test } from "vitest";
import { BruteForce, difference } from "./brute-force.testing.ts";
import { oddsOf, plainShot, type Tokens } from "./index.ts";

/** No two results weigh the same. */
const CRIT_WEIGHT = 1.236067977;

const setsOf = (names: readonly ModifyingToken[]): readonly Tokens[] =>
  names.reduce<readonly Tokens[]>((sets, name) => sets.flatMap((set) => [set, { ...set, [name]: 1 }]), [{}]);

describe("an attack with any tokens is what trying everything finds", () => {
  test("2.0 has the tokens of 2.5", () => {
    expect(MODIFICATIONS["2.0"]).toBe(MODIFICATIONS["2.5"]);
  });

  for (const edition of ["1e", "2.5"] as const)
    for (const reinforce of [0, 1])
      test(`${edition}, with ${reinforce} reinforce tokens, up to three dice each`, () => {
        const table = MODIFICATIONS[edition];
        const attackers = setsOf(table.attack.map(({ token }) => token));
        const defenders = setsOf(table.defense.map(({ token }) => token).filter((token) => token !== "reinforce"));
        const all: Tokens = Object.fromEntries(MODIFYING_TOKENS.map((token) => [token, 1]));
        const shotWithAll = plainShot(edition, 3, 3, { attacker: all, defender: { ...all, reinforce } });
        const everything = new BruteForce(shotWithAll, (hits, crits) => hits + CRIT_WEIGHT * crits);
        let worst = 0;
        for (const attacker of attackers)
          for (const defender of defenders)
            for (let attack = 0; attack <= 3; attack += 1)
              for (let defense = 0; defense <= 3; defense += 1) {
                const shot = plainShot(edition, attack, defense, { attacker, defender: { ...defender, reinforce } });
                const odds = oddsOf(shot, undefined, { aim: "damage", critWeight: CRIT_WEIGHT });
                worst = Math.max(worst, difference(odds, everything.try(attack, defense, shot.stocks), CRIT_WEIGHT));
              }
        expect(worst).toBeLessThan(1e-12);
      });
});
