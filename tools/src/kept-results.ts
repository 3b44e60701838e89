/**
 * Results of tests are kept file by file, and stand until something changes that the test file can see: itself, what it leads to by imports and
 * by the names of files and folders (`source-graph.ts`), and what all tests run by. A test of a page sees what the built app holds, not the
 * sources of it; in the browser it also sees the part of the command that serves it.
 *
 * A file with a failed test is not kept, so that it is run again.
 *
 * This holds as long as whatever a test reads is named by a string in the test or in a file that it imports. Packages cannot read files at all,
 * which `check-imports.ts` sees to; paths made of parts that only come together in a run are found by the folder that they start with.
 */
import { createHash } from "node:crypto";
import { keep, recall } from "./freshness.ts";
import { namedPaths } from "./named-paths.ts";
import { type SourceGraph, WEB_BUNDLE } from "./source-graph.ts";
import { isBrowserTest, isComponentTest, isTestFile } from "./test-files.ts";
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

/** Of a file that sees something that is not known: no result stands for it. */
const UNKNOWN = "";

/** Builds the command before the tests in Node; those that run it see its sources themselves. */
const GLOBAL_SETUP = "tests/global-setup.ts";
const NODE_CONFIG = "vitest.config.ts";
const SETTINGS = ["package-lock.json", "tsconfig.base.json"];
const MACHINE = `${process.version} ${process.platform} ${process.arch}`;

/** `broadside serve` as the tests in the browser use it. The other commands are loaded with it, and have tests in Node. */
const SERVER = ["tests/playwright.config.ts", "apps/cli/bin/broadside.mjs", "apps/cli/src/main.ts", "apps/cli/vite.config.ts"];
const SERVES = "apps/cli/src/serve-command.ts";
/** A test in the browser sees what they do by the print of the built app; what it names of them it reads as text. */
const NOT_FOLLOWED: ReadonlySet<string> = new Set([WEB_BUNDLE, "apps/web/src/routes.tsx"]);

/** The app's sources lead to more than the app holds: of a package that it imports, the bundle leaves out what the app doesn't use. */
const isOfApp = (file: string): boolean => file.startsWith("apps/web/");
const seesApp = (file: string): boolean => isBrowserTest(file) || isComponentTest(file);

/** What the test files of the project see now. `web` stands for what the built app does; without it tests of pages have no print. */
export function printsNow(graph: SourceGraph, web: string | undefined): Prints {
  const settings = settingsOf(graph);
  const printOf = (file: string): string =>
    createHash("sha256")
      .update(`${MACHINE} ${seesApp(file) ? web : ""} ${settings} ${graph.printOf(seenBy(file, graph))}`)
      .digest("hex");
  const isKnown = (file: string): boolean => web !== undefined || !seesApp(file);
  return new Map(graph.files.filter(isTestFile).map((file) => [file, isKnown(file) ? printOf(file) : UNKNOWN]));
}

/** The files that a test file sees. */
export function seenBy(file: string, graph: SourceGraph): readonly string[] {
  if (isBrowserTest(file)) return [...graph.seenFrom([file, SERVES], (one) => NOT_FOLLOWED.has(one)), ...SERVER];
  return isComponentTest(file) ? graph.seenFrom([file], isOfApp) : graph.seenFrom([file]);
}

/** What all tests in Node run by. */
function settingsOf(graph: SourceGraph): string {
  const files = new Set(graph.files);
  const named = namedPaths(graph.read(NODE_CONFIG).toString("utf8")).map(({ path }) => path);
  const followed = graph.seenFrom(
    named.filter((path) => files.has(path)),
    (file) => file === GLOBAL_SETUP,
  );
  return graph.printOf([...SETTINGS, NODE_CONFIG, ...followed]);
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
    if (found?.print === print && print !== UNKNOWN) standing.push(found);
    else stale.push(file);
  }
  return { standing, stale };
}

interface Run {
  /** All that were run, those without a single test too. */
  readonly files: readonly string[];
  readonly results: readonly TestResult[];
  readonly at: string;
}

/** With the results of a run; leaves out files that are gone, that ran without a print, or that have a failed test. */
export function withRun(kept: KeptResults, prints: Prints, { files, results, at }: Run): KeptResults {
  const isWhole = !results.some(({ file, status }) => !prints.has(file) && status === "failed");
  const byFile = new Map<string, TestResult[]>(isWhole ? files.map((file) => [file, []]) : []);
  for (const result of results) byFile.set(result.file, [...(byFile.get(result.file) ?? []), result]);
  const found: Record<string, KeptFile> = {};
  for (const [file, print] of prints) {
    const run = byFile.get(file);
    const one = run ? { print, at, results: run } : kept[file];
    if (one && one.print !== UNKNOWN && !one.results.some(({ status }) => status === "failed")) found[file] = one;
  }
  return found;
}

/** In one sentence what `npm test` is about to do. */
export function planOf({ standing, stale }: SortedResults): string {
  if (standing.length === 0) return `Running all ${stale.length} test files.`;
  if (stale.length === 0) return `Nothing to run: nothing has changed that any of the ${standing.length} test files sees.`;
  return `Running ${stale.length} test file${stale.length === 1 ? "" : "s"}; ${standing.length} passed before and see nothing that has changed.`;
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
