/** `npm test`: types, format and lint, imports, rule ids, cards, dead code, unit, property and browser tests; ends with a count. */
import { rows } from "@broadside/rulebook";
import { DEAD_CODE, QUICK_CHECKS, Tally } from "./checks.ts";
import { titleProblems } from "./coverage.ts";
import { planOf } from "./kept-results.ts";
import { prepareSuites, resultsOf } from "./suites.ts";

const HELP = `npm test -- [options]

Checks types, format, lint, imports, rule ids, cards and dead code, then runs the tests.
A test file that has passed runs again once something has changed that it can see: a file
that it imports, reads or names, the libraries, or for browser tests the built app. The
count at the end includes the tests that did not have to run.

  --all     runs every test
  --help    this text
`;

export async function run(args: readonly string[]): Promise<number> {
  const unknown = args.find((arg) => arg !== "--all" && arg !== "--help");
  const tally = new Tally();
  if (unknown !== undefined) {
    tally.found("options", [`npm test does not know "${unknown}"; see npm test -- --help.`]);
    tally.close();
    return 2;
  }
  if (args.includes("--help")) {
    process.stdout.write(HELP);
    return 0;
  }
  await Promise.all([prepareSuites(), ...[...QUICK_CHECKS, DEAD_CODE].map((check) => tally.check(check))]);
  const results = await resultsOf(args.includes("--all") ? "anew" : "current", planOf);
  tally.tests(results);
  const ids = rows.map(({ id }) => id);
  tally.found("test titles", titleProblems(results, ids));
  return tally.close();
}
