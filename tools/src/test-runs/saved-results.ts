/**
 * Test results are saved per test file and stay valid until something changes that the file can see. A test file sees itself, everything
 * that it reaches through imports and through names of files and folders (`source-graph.ts`), and the settings of all tests. A page test
 * sees the built app instead of its sources; in the browser it also sees the part of the command that serves it.
 *
 * A file with a failed test is not saved, so it runs again.
 *
 * This works as long as everything a test reads is named by a string in the test or in a file it imports. Packages cannot read files at
 * all, which `check-imports.ts` ensures. Paths assembled at run time are found by the folder they start with.
 */
import { createHash } from "node:crypto";
import { keep, recall } from "../files/freshness.ts";
import { namedPaths } from "../files/named-paths.ts";
import { type SourceGraph, WEB_BUNDLE } from "../files/source-graph.ts";
import { isBrowserTest, isComponentTest, isTestFile } from "./test-files.ts";
import type { TestResult } from "./test-results.ts";

/** The results of one test file. */
export interface SavedFile {
  /** The fingerprint of everything the file could see when it ran. */
  readonly print: string;
  /** When it was run. */
  readonly at: string;
  readonly results: readonly TestResult[];
}

/** Saved files by the path of the test file. */
export type SavedResults = Readonly<Record<string, SavedFile>>;
/** The current fingerprint of every existing test file, by its path. */
export type Prints = ReadonlyMap<string, string>;

/** The fingerprint of a test file that sees something unknown. No saved result is valid for it. */
const UNKNOWN = "";

/** Builds the command before the tests in Node. It isn't followed, because tests that run the command see its sources anyway. */
const GLOBAL_SETUP = "tests/global-setup.ts";
const NODE_CONFIG = "vitest.config.ts";
const SETTINGS = ["package-lock.json", "tsconfig.base.json"];
const MACHINE = `${process.version} ${process.platform} ${process.arch}`;

/**
 * The files of `broadside serve`, which serves the app to browser tests. It also loads the other commands, but those have tests in Node.
 */
const SERVER = ["tests/playwright.config.ts", "apps/cli/bin/broadside.mjs", "apps/cli/src/main.ts", "apps/cli/vite.config.ts"];
const SERVES = "apps/cli/src/serve-command.ts";
/**
 * Browser tests see these files, but the search doesn't continue from them: the built app's fingerprint already covers what they lead to.
 */
const NOT_FOLLOWED: ReadonlySet<string> = new Set([WEB_BUNDLE, "apps/web/src/routes.tsx"]);

/** The app's sources, which aren't followed: they lead to more than the app contains, because the bundle leaves out unused parts. */
const isOfApp = (file: string): boolean => file.startsWith("apps/web/");
const seesApp = (file: string): boolean => isBrowserTest(file) || isComponentTest(file);

/** The current fingerprints of the project's test files. `web` is the built app's fingerprint; without it, page tests have none. */
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

/** The settings that all Node tests depend on. */
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
  readonly standing: readonly SavedFile[];
  /** Test files that are new, were changed, see something that was changed, or have failed. */
  readonly stale: readonly string[];
}

export function sortSaved(kept: SavedResults, prints: Prints): SortedResults {
  const standing: SavedFile[] = [];
  const stale: string[] = [];
  for (const [file, print] of prints) {
    const found = kept[file];
    if (found?.print === print && print !== UNKNOWN) standing.push(found);
    else stale.push(file);
  }
  return { standing, stale };
}

interface Run {
  /** All files that ran, including those without a single test. */
  readonly files: readonly string[];
  readonly results: readonly TestResult[];
  readonly at: string;
}

/** Adds the results of a run. Leaves out files that are gone, ran without a fingerprint, or have a failed test. */
export function withRun(kept: SavedResults, prints: Prints, { files, results, at }: Run): SavedResults {
  const isWhole = !results.some(({ file, status }) => !prints.has(file) && status === "failed");
  const byFile = new Map<string, TestResult[]>(isWhole ? files.map((file) => [file, []]) : []);
  for (const result of results) byFile.set(result.file, [...(byFile.get(result.file) ?? []), result]);
  const found: Record<string, SavedFile> = {};
  for (const [file, print] of prints) {
    const run = byFile.get(file);
    const one = run ? { print, at, results: run } : kept[file];
    if (one && one.print !== UNKNOWN && !one.results.some(({ status }) => status === "failed")) found[file] = one;
  }
  return found;
}

/** What `npm test` is about to do, in one sentence. */
export function planOf({ standing, stale }: SortedResults): string {
  if (standing.length === 0) return `Running all ${stale.length} test files.`;
  if (stale.length === 0) return `Nothing to run: none of the ${standing.length} test files uses anything that has changed.`;
  return `Running ${stale.length} test file${stale.length === 1 ? "" : "s"}; the other ${standing.length} have passed and use nothing that has changed.`;
}

/** How many results are still valid, and how old they are. */
export function sentenceOf({ standing, stale }: SortedResults): string {
  const files = (count: number): string => `${count} test file${count === 1 ? "" : "s"}`;
  const times = standing.map(({ at }) => at).sort();
  const [first, last] = [times[0], times.at(-1)].map((at) => at?.slice(0, 16).replace("T", " "));
  const since = first === last ? `of ${first}` : `of ${first} to ${last}`;
  const kept =
    standing.length > 0 ? `Saved results of ${files(standing.length)} are valid (${since} UTC).` : "There are no valid saved results.";
  return stale.length > 0 ? `${kept} ${files(stale.length)} ${stale.length === 1 ? "has" : "have"} none.` : kept;
}

const NAME = "results";
const SHAPE = "by file";

export const recallResults = (): SavedResults => (recall(NAME, SHAPE) as SavedResults | undefined) ?? {};
export const keepResults = (kept: SavedResults): void => keep(NAME, SHAPE, kept);
