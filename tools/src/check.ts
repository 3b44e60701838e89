/** `npm run check`: types, format and lint, imports, rule ids, cards and the tests that are not slow; for every change, where `npm test` is for every commit. */
import { QUICK_CHECKS, Tally } from "./checks.ts";
import { runQuickSuite } from "./suites.ts";

export async function run(): Promise<number> {
  const tally = new Tally();
  await Promise.all(QUICK_CHECKS.map((check) => tally.check(check)));
  tally.tests(await runQuickSuite());
  return tally.close();
}
