/**
 * `npm run check`: types, format and lint, imports, styles, rule ids, cards, voice and the quick tests. Run it after every change, and `npm test`
 * before every commit.
 */
import { QUICK_CHECKS, Tally } from "./checks/checks.ts";
import { readRunOptions } from "./checks/run-options.ts";
import { quickResults } from "./test-runs/suites.ts";

const ABOUT = "Checks types, format, lint, imports, styles, rule ids, cards and voice, then runs the tests in Node\nthat are not slow.";

export async function run(args: readonly string[]): Promise<number> {
  const wanted = readRunOptions(args, "npm run check", ABOUT);
  if (typeof wanted === "number") return wanted;
  const tally = new Tally();
  await Promise.all(QUICK_CHECKS.map((check) => tally.check(check)));
  tally.tests(await quickResults(wanted));
  return tally.close();
}
