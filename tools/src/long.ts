/** `npm run long`: the browser's tests that take minutes (tag @long), of which `npm test` has a short form; ends with a count. */
import { Tally } from "./checks.ts";
import { runLongSuite } from "./suites.ts";

export async function run(): Promise<number> {
  const tally = new Tally();
  tally.tests(await runLongSuite());
  return tally.close();
}
