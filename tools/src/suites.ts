/** The test suites: unit and property tests in Node, and tests in a real browser. Their results are kept for `npm run rules`. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { isAbsolute } from "node:path";
import { buildWeb } from "./bundles.ts";
import { CHROMIUM_ARGS, ensureChromium } from "./chromium.ts";
import { isBrowserTest, keepResults, printsNow, recallResults, sentenceOf, sortKept, withRun } from "./kept-results.ts";
import { ensurePeers } from "./peers.ts";
import { fromRoot, inRoot, runNode, say, withSlashes } from "./root.ts";
import { readPlaywright, readVitest, type TestResult } from "./test-results.ts";

/** Which results are wanted: those that stand and the rest run, all run anew, or those that are kept and no run. */
export type ResultsWanted = "current" | "anew" | "kept";

/** Past so many files all are run: a command line does not hold them everywhere. */
const MOST_FILES = 150;

export async function resultsOf(wanted: ResultsWanted): Promise<readonly TestResult[]> {
  if (wanted === "anew") return runSuites();
  const sorted = sortKept(recallResults(), printsNow());
  const standing = sorted.standing.flatMap(({ results }) => results);
  say(sentenceOf(sorted));
  if (wanted === "kept" || sorted.stale.length === 0) return standing;
  const inNode = sorted.stale.filter((file) => !isBrowserTest(file));
  const run = await kept(async () => [
    ...(inNode.length === 0 ? [] : await runInNode(inNode.length > MOST_FILES ? [] : inNode)),
    ...(sorted.stale.some(isBrowserTest) ? await runInBrowser() : []),
  ]);
  const files = new Set(run.map(({ file }) => file));
  return [...standing.filter(({ file }) => !files.has(file)), ...run];
}

/** Runs both suites. What cannot be run at all is a failed result of its own. */
export const runSuites = (): Promise<readonly TestResult[]> => kept(async () => [...(await runInNode()), ...(await runInBrowser())]);

/** Keeps the results of a run for the files as they were when it began. */
async function kept(run: () => Promise<readonly TestResult[]>): Promise<readonly TestResult[]> {
  const prints = printsNow();
  const results = await run();
  keepResults(withRun(recallResults(), prints, results, new Date().toISOString()));
  return results;
}

/** Stands for the file of a result that belongs to none. */
const NO_FILE = "tests";
const couldNot = (title: string): TestResult => ({ title, file: NO_FILE, status: "failed" });

/** The unit and property tests that are not slow. */
export const runQuickSuite = (): Promise<readonly TestResult[]> => kept(() => runVitest("quick", ["--exclude=**/*.slow.test.*"]));

/** All files, or these. */
async function runInNode(files: readonly string[] = []): Promise<readonly TestResult[]> {
  if (!(await ensurePeers())) return [couldNot("the libraries to compare with could not be installed")];
  return runVitest("vitest", files);
}

async function runVitest(
  name: string,
  options: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<readonly TestResult[]> {
  say("Running unit and property tests …");
  const report = freshReport(name);
  const code = await runNode(
    inRoot("node_modules", "vitest", "vitest.mjs"),
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...options],
    { env },
  );
  return withCode(readReport(report, readVitest), code, "the unit tests did not finish");
}

/** The tests that take minutes. Their results are not kept: those in the browser are a part of those of their files. */
export const runLongSuite = async (): Promise<readonly TestResult[]> => [
  ...(await runVitest("long", [".long.test.ts"], LONG)),
  ...(await runInBrowser(LONG)),
];
const LONG = { BROADSIDE_LONG_TESTS: "1" };

async function runInBrowser(settings: Readonly<Record<string, string>> = {}): Promise<readonly TestResult[]> {
  const chromium = await ensureChromium();
  if (!chromium) return [couldNot("no Chromium for the browser tests")];
  if (!(await buildWeb())) return [couldNot("the app could not be built")];
  say("Running browser tests …");
  const report = freshReport("browser");
  const code = await runNode(
    inRoot("node_modules", "@playwright", "test", "cli.js"),
    ["test", "--config", inRoot("tests", "playwright.config.ts")],
    {
      env: {
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        CHROMIUM_PATH: chromium,
        CHROMIUM_ARGS: CHROMIUM_ARGS.join(" "),
        BROADSIDE_TEST_PORT: String(await freePort()),
        ...settings,
      },
    },
  );
  // The report names files from the folder of the browser's tests.
  const results = readReport(report, readPlaywright).map((result) => ({
    ...result,
    file: result.file === NO_FILE ? NO_FILE : `tests/browser/${result.file}`,
  }));
  return withCode(results, code, "the browser tests did not finish");
}

/** A run that failed without a failed test did not finish. */
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
