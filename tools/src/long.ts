/** `npm run long`: the tests that take minutes (NAME.long.test.ts, and @long in the browser), of which `npm test` has a short form; ends with a count. */
import { Tally } from "./checks.ts";
import { runLongSuite } from "./suites.ts";

export async function run(): Promise<number> {
  const tally = new Tally();
  tally.tests(await runLongSuite());
  return tally.close();
}
