/**
 * Results of tests are kept file by file, and stand until something changes that the test file can see:
 *
 * - of a package: that package, those it imports, and what all tests run by
 * - of the tools: every file, for some of their tests read the tests of others
 * - of apps, commands and browser: every file but the tests of others
 *
 * A file with a failed test is not kept, so that it is run again.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { declaredBy } from "./check-imports.ts";
import { filesBelow, fingerprint, keep, recall } from "./freshness.ts";
import { inRoot } from "./root.ts";
import type { TestResult } from "./test-results.ts";

/** The results of one test file. */
export interface KeptFile {
  /** Stands for all that the file could see when it was run. */
  readonly print: string;
  /** When it was run. */
  readonly at: string;
  readonly results: readonly TestResult[];
}

/** By the path of the test file. */
export type KeptResults = Readonly<Record<string, KeptFile>>;
/** What each test file sees now, by its path: the test files that there are. */
export type Prints = ReadonlyMap<string, string>;

/** All that tests of any kind may look at. */
const EVERYTHING = ["packages", "apps", "tools", "tests", "docs", "package.json", "package-lock.json", "vitest.config.ts"];
/** All tests in Node run by these. */
const SETTINGS = ["package-lock.json", "vitest.config.ts", "tests/global-setup.ts"];

export const isBrowserTest = (file: string): boolean => /^tests\/browser\/.*\.spec\.ts$/.test(file);
const isTestFile = (file: string): boolean =>
  /^(?:(?:packages|apps)\/[^/]+\/src\/|tools\/src\/).*(?<!\.long)\.test\.tsx?$|^tests\/(?:pages\/.*|[^/]*)(?<!\.long)\.test\.tsx?$/.test(
    file,
  ) || isBrowserTest(file);
const isNoTest = (file: string): boolean => !isTestFile(file);

/** What the test files of the project see now. */
export function printsNow(): Prints {
  const known = new Map<string, string>();
  const printOf = (file: string): string => {
    const { paths, counts } = seenBy(file);
    const name = `${paths.join()} ${counts.name}`;
    const print = known.get(name) ?? fingerprint(paths, counts);
    known.set(name, print);
    return createHash("sha256")
      .update(print)
      .update(readFileSync(inRoot(file)))
      .digest("hex");
  };
  return new Map(
    EVERYTHING.flatMap(filesBelow)
      .filter(isTestFile)
      .map((file) => [file, printOf(file)]),
  );
}

/** The folders and files that a test file sees beside itself, and which files of them count. */
export function seenBy(file: string): { readonly paths: readonly string[]; readonly counts: (path: string) => boolean } {
  const [kind = "", name = ""] = file.split("/");
  if (kind === "packages") return { paths: [...SETTINGS, ...withImports(`packages/${name}`)], counts: isNoTest };
  return { paths: EVERYTHING, counts: kind === "tools" ? isAny : isNoTest };
}
const isAny = (): boolean => true;

/** The folder of a package, and those of all packages that it stands on. */
function withImports(folder: string): readonly string[] {
  const found = new Set([folder]);
  for (const one of found)
    for (const name of declaredBy(one)) if (name.startsWith("@broadside/")) found.add(`packages/${name.slice("@broadside/".length)}`);
  return [...found].sort();
}

export interface SortedResults {
  /** Results that stand. */
  readonly standing: readonly KeptFile[];
  /** Test files that are new, were changed, see something that was changed, or have failed. */
  readonly stale: readonly string[];
}

export function sortKept(kept: KeptResults, prints: Prints): SortedResults {
  const standing: KeptFile[] = [];
  const stale: string[] = [];
  for (const [file, print] of prints) {
    const found = kept[file];
    if (found?.print === print) standing.push(found);
    else stale.push(file);
  }
  return { standing, stale };
}

/** With the results of a run; files that are no more are left out, and those with a failed test. */
export function withRun(kept: KeptResults, prints: Prints, results: readonly TestResult[], at: string): KeptResults {
  const byFile = new Map<string, TestResult[]>();
  for (const result of results) byFile.set(result.file, [...(byFile.get(result.file) ?? []), result]);
  const files: Record<string, KeptFile> = {};
  for (const [file, print] of prints) {
    const run = byFile.get(file);
    const found = run ? { print, at, results: run } : kept[file];
    if (found && !found.results.some(({ status }) => status === "failed")) files[file] = found;
  }
  return files;
}

/** From when to when they are. */
export function sentenceOf({ standing, stale }: SortedResults): string {
  const files = (count: number): string => `${count} test file${count === 1 ? "" : "s"}`;
  const times = standing.map(({ at }) => at).sort();
  const [first, last] = [times[0], times.at(-1)].map((at) => at?.slice(0, 16).replace("T", " "));
  const since = first === last ? `of ${first}` : `of ${first} to ${last}`;
  const kept = standing.length > 0 ? `Results of ${files(standing.length)} stand (${since} UTC).` : "No results are kept that still stand.";
  return stale.length > 0 ? `${kept} ${files(stale.length)} ${stale.length === 1 ? "has" : "have"} none.` : kept;
}

const NAME = "results";
const SHAPE = "by file";

export const recallResults = (): KeptResults => (recall(NAME, SHAPE) as KeptResults | undefined) ?? {};
export const keepResults = (kept: KeptResults): void => keep(NAME, SHAPE, kept);
