/** The test suites: unit and property tests in Node, and tests in a real browser. Their results are kept for `npm run rules`. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { isAbsolute } from "node:path";
import { buildWeb } from "./bundles.ts";
import { CHROMIUM_ARGS, ensureChromium } from "./chromium.ts";
import { fingerprint, keep, recall } from "./freshness.ts";
import { ensurePeers } from "./peers.ts";
import { fromRoot, inRoot, runNode, say, withSlashes } from "./root.ts";
import { readPlaywright, readVitest, type TestResult } from "./test-results.ts";

const SOURCES = ["packages", "apps", "tools", "tests", "package-lock.json", "vitest.config.ts"];

/** The results for the files as they are: kept ones, or those of a new run. */
export async function currentResults(): Promise<readonly TestResult[]> {
  const kept = recall("results", fingerprint(SOURCES));
  return Array.isArray(kept) ? (kept as readonly TestResult[]) : runSuites();
}

/** Runs both suites. What cannot be run at all is a failed result of its own. */
export async function runSuites(): Promise<readonly TestResult[]> {
  const print = fingerprint(SOURCES);
  const results = [...(await runInNode()), ...(await runInBrowser())];
  // What could not be run at all may be put right without a change to any file.
  if (!results.some(({ file }) => file === NO_FILE)) keep("results", print, results);
  return results;
}

/** Stands for the file of a result that belongs to none. */
const NO_FILE = "tests";
const couldNot = (title: string): TestResult => ({ title, file: NO_FILE, status: "failed" });

/** The unit and property tests that are not slow. */
export const runQuickSuite = (): Promise<readonly TestResult[]> => runVitest("quick", ["--exclude=**/*.slow.test.ts"]);

async function runInNode(): Promise<readonly TestResult[]> {
  if (!(await ensurePeers())) return [couldNot("the libraries to compare with could not be installed")];
  return runVitest("vitest", []);
}

async function runVitest(name: string, options: readonly string[]): Promise<readonly TestResult[]> {
  say("Running unit and property tests …");
  const report = freshReport(name);
  const code = await runNode(inRoot("node_modules", "vitest", "vitest.mjs"), [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...options,
  ]);
  return withCode(readReport(report, readVitest), code, "the unit tests did not finish");
}

async function runInBrowser(): Promise<readonly TestResult[]> {
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
      },
    },
  );
  return withCode(readReport(report, readPlaywright), code, "the browser tests did not finish");
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
