/** The checks that aren't tests, and one count for checks and tests together. */

import { inRoot, runNode, say } from "../root.ts";
import type { TestResult } from "../test-runs/test-results.ts";
import { cardProblems } from "./check-cards.ts";
import { importProblems } from "./check-imports.ts";
import { unknownRuleIds } from "./check-rule-ids.ts";
import { styleProblems } from "./check-styles.ts";
import { voiceProblems } from "./check-voice.ts";

/** A check returns a sentence for each problem, or none if all is well. */
export interface Check {
  readonly name: string;
  problems(): Promise<readonly string[]> | readonly string[];
}

const byProgram = (name: string, script: string, args: readonly string[]): Check => ({
  name,
  problems: async () => ((await runNode(script, args)) === 0 ? [] : [`${name}: see above`]),
});

export const QUICK_CHECKS: readonly Check[] = [
  // Nothing to do here: the launcher has already compiled everything, and it stops at type errors.
  { name: "types", problems: () => [] },
  byProgram("format and lint", inRoot("node_modules", "@biomejs", "biome", "bin", "biome"), ["check", "--error-on-warnings", "."]),
  { name: "imports", problems: importProblems },
  { name: "styles", problems: styleProblems },
  { name: "rule ids", problems: unknownRuleIds },
  { name: "cards", problems: cardProblems },
  { name: "voice", problems: voiceProblems },
];

/** Includes the registries of cards and scenarios, although Git ignores them: otherwise every card would seem unused. */
export const DEAD_CODE: Check = byProgram("dead code", inRoot("node_modules", "knip", "bin", "knip.js"), [
  "--no-progress",
  "--no-gitignore",
]);

/** Counts passes, skips and failures, and keeps a text for each failure. */
export class Tally {
  private passed = 0;
  private skipped = 0;
  private readonly failures: string[] = [];

  async check({ name, problems }: Check): Promise<void> {
    const found = await problems();
    this.found(name, found);
    say(`${found.length === 0 ? "ok  " : "FAIL"} ${name}`);
  }

  found(name: string, problems: readonly string[]): void {
    if (problems.length === 0) this.passed += 1;
    else this.failures.push(`${name}:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
  }

  tests(results: readonly TestResult[]): void {
    for (const { title, file, status } of results) {
      if (status === "passed") this.passed += 1;
      if (status === "skipped") this.skipped += 1;
      if (status === "failed") this.failures.push(`${file}: ${title}`);
    }
  }

  /** Prints the failures and a count. Returns the exit code. */
  close(): number {
    for (const failure of this.failures) say(`\n${failure}`);
    const skipped = this.skipped > 0 ? `, ${this.skipped} skipped` : "";
    process.stdout.write(`${this.passed} passed, ${this.failures.length} failed${skipped}\n`);
    return this.failures.length === 0 ? 0 : 1;
  }
}
