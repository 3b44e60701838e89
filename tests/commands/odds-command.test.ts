/** `broadside odds`: exact odds as text and as JSON, its refusals, and its help. */
import { readFileSync } from "node:fs";
import { oddsOf, plainShot } from "@broadside/odds";
import { modifiersOf, ODDS_EDITIONS } from "@broadside/odds/calculator";
import { describe, expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";

const { broadside } = workplace();
const odds = (...args: readonly string[]) => broadside(["odds", ...args]);

describe("prints", () => {
  test("the distribution with bars, the averages, and the target's end by attack", async () => {
    const { code, stdout } = await odds(
      ...["--edition", "1e", "--attack", "3", "--agility", "2", "--attacker", "focus,lock", "--defender", "focus,evade"],
      ...["--shields", "2", "--hull", "3", "--attacks", "2"],
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^Defender: agility 2 \(Focus, Evade\), 2 shields and 3 hull\. Edition 1e\. The attacker maximises the damage, and the defender minimises it\.$/m,
    );
    expect(stdout).toMatch(
      /^Attack 2 \(Lock, Focus\): 3 dice against 2, hits 92\.\d\d%, average damage 1\.7, target destroyed so far 1\.\d\d%$/m,
    );
    expect(stdout).toMatch(/^ +2 +33\.\d\d% +78\.\d\d% +█{40}$/m);
    expect(stdout).toMatch(/^ +5 +1\.\d\d% +1\.\d\d% +█+ destroyed$/m);
    expect(stdout).toMatch(/^On average: damage 2\.4, criticals 0\.\d\d, faceup Damage cards 0\.\d\d\.$/m);
  });

  test("the solver's result as JSON", async () => {
    const { code, stdout } = await odds("--attack", "3", "--agility", "2", "--attacker", "focus", "--defender", "evade", "--json");
    expect(code).toBe(0);
    const found = JSON.parse(stdout) as { readonly damage: readonly number[]; readonly expectedDamage: number };
    const exact = oddsOf(plainShot("1e", 3, 2, { attacker: { focus: 1 }, defender: { evade: 1 } }));
    expect(found.damage.length).toBe(exact.damage.length);
    for (const [suffered, chance] of exact.damage.entries()) expect(found.damage[suffered]).toBeCloseTo(chance, 12);
    expect(found.expectedDamage).toBeCloseTo(exact.expectedHits + exact.expectedCrits, 12);
    expect(found).not.toHaveProperty("destroyed");
  });

  test("the chance to cripple a section with different attacks, with dice for range", async () => {
    const { stdout } = await odds(
      ...["--attack", "4", "--range", "3", "--agility", "0", "--hull", "2", "--section", "--more", "3 focus range1; 2", "--json"],
    );
    const { crippled, attacks } = JSON.parse(stdout) as {
      readonly crippled: number;
      readonly attacks: readonly { readonly dice: unknown; readonly crippledAfter: number }[];
    };
    expect(attacks.map(({ dice }) => dice)).toEqual([
      { attack: 4, defense: 1 },
      { attack: 4, defense: 0 },
      { attack: 2, defense: 0 },
    ]);
    expect(attacks[2]?.crippledAfter).toBe(crippled);
    expect(crippled).toBeGreaterThan(attacks[0]?.crippledAfter ?? 1);
  });
});

describe("reports what is wrong:", () => {
  const plain = ["--attack", "3", "--agility", "2"];

  test.each<[string, RegExp, readonly string[]]>([
    ["nothing", /^Missing: --attack, --agility\.\nSee the options: broadside odds --help$/m, []],
    [
      "dice that aren't a number",
      /^--attack can't be "many"\.\nUse a whole number from 0 to 10, such as --attack 1\.$/m,
      ["--attack", "many", "--agility", "2"],
    ],
    [
      "a range beyond the ruler",
      /^--range can't be "9"\.\nUse a whole number from 0 to 5, such as --range 1\.$/m,
      [...plain, "--range", "9"],
    ],
    ["no hull", /^--hull can't be "0"\.\nUse a whole number from 1 to 40, such as --hull 1\.$/m, [...plain, "--hull", "0"]],
    ["an unknown edition", /^--edition can't be "4e"\.\nUse one of: 1e, 2\.0, 2\.5\.$/m, [...plain, "--edition", "4e"]],
    ["a misspelt token", /^--attacker can't have “fokus” in edition 1e \(did you mean “focus”\?\)\.$/m, [...plain, "--attacker", "fokus"]],
    ["a token of another edition", /^--defender can't have “force” in edition 1e; choose from focus,/m, [...plain, "--defender", "force"]],
    [
      "too many attacks",
      /^There are 9 attacks\.\nUse at most 8 attacks, including those in --more\.$/m,
      [...plain, "--attacks", "8", "--more", "2"],
    ],
    ["a misspelt later attack", /^--more: attack 2 dice must be a whole number from 0 to 10, not “x”\.$/m, [...plain, "--more", "2; x"]],
    [
      "more dice than can be counted",
      /^The attack could have 20 defense results, including added ones, but the maximum is 16\.$/m,
      ["--attack", "3", "--agility", "10", "--doubled"],
    ],
  ])("%s", async (_what, complaint, args) => {
    const { code, stdout, stderr } = await odds(...args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(complaint);
  });
});

test("help and documentation name every word that can describe a side", async () => {
  const { code, stdout } = await odds("--help");
  expect(code).toBe(0);
  const page = readFileSync(new URL("../../docs/odds.md", import.meta.url), "utf8");
  for (const edition of ODDS_EDITIONS)
    for (const side of ["attacker", "defender"] as const)
      for (const { word } of modifiersOf(edition, side)) {
        expect(stdout).toContain(word);
        expect(page).toContain(`\`${word}\``);
      }
});
