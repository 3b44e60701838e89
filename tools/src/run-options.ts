/** The options of `npm test` and `npm run check`. */
import { Tally } from "./checks.ts";
import type { ResultsWanted } from "./suites.ts";

const OPTIONS = `
A test file that has passed runs again once something has changed that it can see: a file
that it imports, reads or names, the libraries, or for browser tests the built app. The
count at the end includes the tests that did not have to run.

  --all     runs every test
  --help    this text
`;

/** Which results are wanted; or the exit code, where there is nothing to run. */
export function readRunOptions(args: readonly string[], command: string, about: string): Exclude<ResultsWanted, "kept"> | number {
  const unknown = args.find((arg) => arg !== "--all" && arg !== "--help");
  if (unknown !== undefined) {
    const tally = new Tally();
    tally.found("options", [`${command} does not know "${unknown}"; see ${command} -- --help.`]);
    tally.close();
    return 2;
  }
  if (args.includes("--help")) {
    process.stdout.write(`${command} -- [options]\n\n${about}\n${OPTIONS}`);
    return 0;
  }
  return args.includes("--all") ? "all" : "current";
}
