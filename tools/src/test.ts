/** `npm test`: types, format and lint, imports, rule ids, dead code, unit, property and browser tests; ends with a count. */
import { rows } from "@broadside/rulebook";
import { importProblems } from "./check-imports.ts";
import { unknownRuleIds } from "./check-rule-ids.ts";
import { titleProblems } from "./coverage.ts";
import { inRoot, runNode, say } from "./root.ts";
import { runSuites } from "./suites.ts";

/** A check gives the sentences that say what is wrong; none when all is well. */
interface Check {
  readonly name: string;
  problems(): Promise<readonly string[]> | readonly string[];
}

const byProgram = (name: string, script: string, args: readonly string[]): Check => ({
  name,
  problems: async () => ((await runNode(script, args)) === 0 ? [] : [`${name}: see above`]),
});

const CHECKS: readonly Check[] = [
  // The launcher compiles everything before it comes here, and stops where the types do not hold.
  { name: "types", problems: () => [] },
  byProgram("format and lint", inRoot("node_modules", "@biomejs", "biome", "bin", "biome"), ["check", "--error-on-warnings", "."]),
  { name: "imports", problems: importProblems },
  { name: "rule ids", problems: unknownRuleIds },
  byProgram("dead code", inRoot("node_modules", "knip", "bin", "knip.js"), ["--no-progress"]),
];

export async function run(): Promise<number> {
  const failures: string[] = [];
  let passed = 0;
  for (const { name, problems } of CHECKS) {
    const found = await problems();
    if (found.length === 0) passed += 1;
    else failures.push(`${name}:\n${found.map((problem) => `  ${problem}`).join("\n")}`);
    say(`${found.length === 0 ? "ok  " : "FAIL"} ${name}`);
  }
  const results = await runSuites();
  for (const { title, file, status } of results) {
    if (status === "passed") passed += 1;
    if (status === "failed") failures.push(`${file}: ${title}`);
  }
  const titles = titleProblems(
    results,
    rows.map(({ id }) => id),
  );
  if (titles.length === 0) passed += 1;
  else failures.push(`test titles:\n${titles.map((problem) => `  ${problem}`).join("\n")}`);
  const skipped = results.filter(({ status }) => status === "skipped").length;
  for (const failure of failures) say(`\n${failure}`);
  process.stdout.write(`${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ""}\n`);
  return failures.length === 0 ? 0 : 1;
}
