/** The rules version number must go up whenever saved games play differently. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { RULES_VERSION } from "@broadside/rules";
import { fingerprintOf, type RulesVersions, versionProblem } from "@broadside/tools/soak/rules-versions";
import { expect, test } from "vitest";
import { EPIC_GAMES, KEPT_GAMES, SECOND_GAMES } from "../shared/recorded-games.ts";

const VERSIONS = JSON.parse(readFileSync(join(import.meta.dirname, "rules-versions.json"), "utf8")) as RulesVersions;

test("the saved games match the current rules version", () => {
  const found = fingerprintOf([...KEPT_GAMES, ...EPIC_GAMES, ...SECOND_GAMES]);
  expect(versionProblem(VERSIONS, RULES_VERSION, found)).toBeUndefined();
});

test("no two versions have the same games, and none is later than the current one", () => {
  const [versions, fingerprints] = [Object.keys(VERSIONS).map(Number), Object.values(VERSIONS)];
  expect(new Set(fingerprints).size).toBe(fingerprints.length);
  expect(Math.max(...versions)).toBeLessThanOrEqual(Number(RULES_VERSION));
});

test("if games differ under an old number, a message names the next step", () => {
  const known = { "1": fingerprintOf([{ hash: "a" }, { hash: "b" }]) };
  expect(versionProblem(known, "1", fingerprintOf([{ hash: "a" }, { hash: "b" }]))).toBeUndefined();
  expect(versionProblem(known, "1", fingerprintOf([{ hash: "a" }, { hash: "c" }]))).toMatch(/Raise RULES_VERSION .* "npm run records"/);
  expect(versionProblem(known, "2", fingerprintOf([{ hash: "a" }, { hash: "c" }]))).toMatch(/no fingerprint yet: "npm run records"/);
});
