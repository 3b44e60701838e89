/** `npm test`: types, format and lint, imports, rule ids, cards, voice, dead code, unit, property and browser tests; ends with a count. */
import { rows } from "@broadside/rulebook";
import { DEAD_CODE, QUICK_CHECKS, Tally } from "./checks/checks.ts";
import { readRunOptions } from "./checks/run-options.ts";
import { titleProblems } from "./test-runs/coverage.ts";
import { planOf } from "./test-runs/saved-results.ts";
import { prepareSuites, resultsOf } from "./test-runs/suites.ts";

const ABOUT = "Checks types, format, lint, imports, rule ids, cards, voice and dead code, then runs the tests.";

export async function run(args: readonly string[]): Promise<number> {
  const wanted = readRunOptions(args, "npm test", ABOUT);
  if (typeof wanted === "number") return wanted;
  const tally = new Tally();
  // The last checks use only one core, so the tests start in the meantime.
  const checks = Promise.all([...QUICK_CHECKS, DEAD_CODE].map((check) => tally.check(check)));
  await prepareSuites();
  const results = await resultsOf(wanted, planOf);
  await checks;
  tally.tests(results);
  const ids = rows.map(({ id }) => id);
  tally.found("test titles", titleProblems(results, ids));
  return tally.close();
}
