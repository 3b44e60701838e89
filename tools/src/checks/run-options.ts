/** The options of `npm test` and `npm run check`. */

import type { ResultsWanted } from "../test-runs/suites.ts";
import { Tally } from "./checks.ts";

const OPTIONS = `
A test file that has passed only runs again when something it uses changes: a file that it
imports, reads or names, a library, or the built app for browser tests. The count at the
end includes the tests that didn't have to run.

  --all     run every test
  --help    print this help
`;

/** Which results the user wants, or an exit code if there is nothing to run. */
export function readRunOptions(args: readonly string[], command: string, about: string): Exclude<ResultsWanted, "kept"> | number {
  const unknown = args.find((arg) => arg !== "--all" && arg !== "--help");
  if (unknown !== undefined) {
    const tally = new Tally();
    tally.found("options", [`"${unknown}" is not an option of ${command}.`, `See the options: ${command} -- --help`]);
    tally.close();
    return 2;
  }
  if (args.includes("--help")) {
    process.stdout.write(`${command} -- [OPTIONS]\n\n${about}\n${OPTIONS}`);
    return 0;
  }
  return args.includes("--all") ? "all" : "current";
}
