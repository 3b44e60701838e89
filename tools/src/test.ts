/** `npm test`: types, format and lint, imports, rule ids, cards, dead code, unit, property and browser tests; ends with a count. */
import { rows } from "@broadside/rulebook";
import { DEAD_CODE, QUICK_CHECKS, Tally } from "./checks.ts";
import { titleProblems } from "./coverage.ts";
import { runSuites } from "./suites.ts";

export async function run(): Promise<number> {
  const tally = new Tally();
  await Promise.all([...QUICK_CHECKS, DEAD_CODE].map((check) => tally.check(check)));
  const results = await runSuites();
  tally.tests(results);
  const ids = rows.map(({ id }) => id);
  tally.found("test titles", titleProblems(results, ids));
  return tally.close();
}
