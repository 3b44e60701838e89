/**
 * `npm run long`: runs all tests, also those that take minutes (NAME.long.test.ts, and @long in the browser), and all runs of laws. Ends
 * with a count.
 */
import { Tally } from "./checks/checks.ts";
import { runLongSuite } from "./test-runs/suites.ts";

export async function run(): Promise<number> {
  const tally = new Tally();
  tally.tests(await runLongSuite());
  return tally.close();
}
