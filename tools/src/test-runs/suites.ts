/**
 * The test suites: unit and property tests in Node, and tests in a real browser. Saved results stay valid until something changes that the
 * tests see.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import { sourceGraph } from "../files/source-graph.ts";
import { projectTree } from "../files/source-tree.ts";
import { buildCommand, buildWeb, printOfBuiltWeb } from "../prepare/bundles.ts";
import { CHROMIUM_ARGS, ensureChromium } from "../prepare/chromium.ts";
import { ensurePeers } from "../prepare/peers.ts";
import { fromRoot, inRoot, runNode, say, withSlashes } from "../root.ts";
import { keepResults, type Prints, planOf, printsNow, recallResults, type SortedResults, sortSaved, withRun } from "./saved-results.ts";
import { isBrowserTest, isQuickTest } from "./test-files.ts";
import { readPlaywright, readVitest, type TestResult } from "./test-results.ts";

/** `current`: saved results that are still valid, and a run for the rest. `all`: a run for everything. `kept`: only saved results. */
export type ResultsWanted = "current" | "all" | "kept";

/** Environment variables for a runner. */
type Settings = Readonly<Record<string, string>>;

/** Prepares what the suites need. If something fails, the suite that needs it tries again and reports it. */
export async function prepareSuites(): Promise<void> {
  await Promise.all([buildWeb(), buildCommand(), ensureChromium()]);
}

/** The wanted results of all suites. First prints what `sentence` says about the saved results and the tests that will run. */
export async function resultsOf(wanted: ResultsWanted, sentence: (sorted: SortedResults) => string): Promise<readonly TestResult[]> {
  // Browser tests see the built app, so build it before checking which results are valid.
  if (wanted !== "kept") await buildWeb();
  const prints = currentPrints();
  const sorted = sortSaved(wanted === "all" ? {} : recallResults(), prints);
  say(sentence(sorted));
  const standing = sorted.standing.flatMap(({ results }) => results);
  if (wanted === "kept" || sorted.stale.length === 0) return standing;
  return [...standing, ...(await runFiles(sorted.stale, prints))];
}

/** Runs these test files and saves their results. A suite that cannot run at all becomes a failed result. */
async function runFiles(files: readonly string[], prints: Prints): Promise<readonly TestResult[]> {
  const inNode = files.filter((file) => !isBrowserTest(file));
  const inBrowser = files.filter(isBrowserTest);
  // To run everything, let the runners find the files themselves, so that none can be missing from a list.
  const list = (name: string, some: readonly string[]): Settings => (files.length === prints.size ? {} : listOf(name, some));
  const results = [
    ...(inNode.length > 0 ? withMissing(inNode, await runVitest("vitest", list("node", inNode))) : []),
    ...(inBrowser.length > 0 ? withMissing(inBrowser, await runInBrowser(list("browser", inBrowser))) : []),
  ];
  keepRun(prints, files, results);
  return results;
}

function currentPrints(): Prints {
  const graph = sourceGraph(projectTree());
  return printsNow(graph, printOfBuiltWeb(graph));
}

/** Saves the results for files that stayed the same during the run. If anything a test file sees has changed, its results are dropped. */
function keepRun(before: Prints, files: readonly string[], results: readonly TestResult[]): void {
  const after = currentPrints();
  const unchanged = new Map([...before].filter(([file, print]) => after.get(file) === print));
  keepResults(withRun(recallResults(), unchanged, { files, results, at: new Date().toISOString() }));
}

/**
 * Adds a failure for each file without results, because it was not run. Files with tests for `npm run long` are exempt. If a suite could
 * not run at all, it has already reported so.
 */
function withMissing(files: readonly string[], results: readonly TestResult[]): readonly TestResult[] {
  const run = new Set(results.map(({ file }) => file));
  if (run.has(NO_FILE)) return results;
  const missing = files.filter((file) => !run.has(file) && !(isBrowserTest(file) && readFileSync(inRoot(file), "utf8").includes("@long")));
  return [...results, ...missing.map((file): TestResult => ({ title: "no test of this file was run", file, status: "failed" }))];
}

/** Used as the file for results that belong to no file. */
const NO_FILE = "tests";
const couldNot = (title: string): TestResult => ({ title, file: NO_FILE, status: "failed" });

/** The wanted results of those unit and property tests that are not slow. */
export async function quickResults(wanted: ResultsWanted): Promise<readonly TestResult[]> {
  const prints = currentPrints();
  const quick = new Map([...prints].filter(([file]) => isQuickTest(file)));
  const { standing, stale } = sortSaved(wanted === "all" ? {} : recallResults(), quick);
  say(planOf({ standing, stale }));
  const before = standing.flatMap(({ results }) => results);
  if (stale.length === 0) return before;
  const results = withMissing(stale, await runVitest("quick", listOf("quick", stale)));
  keepRun(prints, stale, results);
  return [...before, ...results];
}

/** Writes the list of files to run into a file, because some systems don't allow such a long command line. */
function listOf(name: string, files: readonly string[]): Settings {
  mkdirSync(inRoot(".cache"), { recursive: true });
  const list = inRoot(".cache", `run-${name}.json`);
  writeFileSync(list, JSON.stringify(files));
  return { BROADSIDE_TEST_FILES: list };
}

async function runVitest(name: string, env: Settings): Promise<readonly TestResult[]> {
  say("Running unit and property tests …");
  const report = freshReport(name);
  const code = await runNode(
    inRoot("node_modules", "vitest", "vitest.mjs"),
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    { env },
  );
  return withCode(readReport(report, readVitest), code, "the unit tests did not finish");
}

/**
 * All tests, including those that take minutes, and all runs of laws that `npm test` only samples. The results are not saved: the browser
 * results cover only part of their files.
 */
export async function runLongSuite(): Promise<readonly TestResult[]> {
  if (!(await ensurePeers())) return [couldNot("the libraries to compare with could not be installed")];
  return [...(await runVitest("vitest", LONG)), ...(await runInBrowser(LONG))];
}
const LONG = { BROADSIDE_LONG_TESTS: "1" };

async function runInBrowser(settings: Settings): Promise<readonly TestResult[]> {
  const chromium = await ensureChromium();
  if (!chromium) return [couldNot("no Chromium for the browser tests")];
  if (!(await buildWeb())) return [couldNot("the app could not be built")];
  say("Running browser tests …");
  const report = freshReport("browser");
  const code = await runNode(
    inRoot("node_modules", "@playwright", "test", "cli.js"),
    ["test", "--pass-with-no-tests", "--config", inRoot("tests", "playwright.config.ts")],
    {
      env: {
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        CHROMIUM_PATH: chromium,
        CHROMIUM_ARGS: CHROMIUM_ARGS.join(" "),
        BROADSIDE_TEST_PORT: String(await freePort()),
        NODE_OPTIONS: [process.env["NODE_OPTIONS"], `--import=${pathToFileURL(inRoot("tests", "browser", "preload.mjs"))}`].join(" "),
        ...settings,
      },
    },
  );
  // The report names files relative to the folder of the browser tests.
  const results = readReport(report, readPlaywright).map((result) => ({
    ...result,
    file: result.file === NO_FILE ? NO_FILE : `tests/browser/${result.file}`,
  }));
  return withCode(results, code, "the browser tests did not finish");
}

/** Adds a failure if the run failed without a failed test, because then it did not finish. */
const withCode = (results: readonly TestResult[], code: number, title: string): readonly TestResult[] =>
  code !== 0 && !results.some(({ status }) => status === "failed") ? [...results, couldNot(title)] : results;

function freshReport(name: string): string {
  mkdirSync(inRoot(".cache"), { recursive: true });
  const path = inRoot(".cache", `report-${name}.json`);
  rmSync(path, { force: true });
  return path;
}

function readReport(path: string, read: (json: unknown) => readonly TestResult[]): readonly TestResult[] {
  try {
    return read(JSON.parse(readFileSync(path, "utf8"))).map((result) => ({
      ...result,
      file: isAbsolute(result.file) ? fromRoot(result.file) : withSlashes(result.file),
    }));
  } catch {
    return [couldNot(`no report was written to ${fromRoot(path)}`)];
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port is free"))));
    });
  });
