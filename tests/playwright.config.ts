/** Browser tests: the built app, served by the command line, in the Chromium of this machine. `npm test` and `npm run long` set the environment. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const root = join(import.meta.dirname, "..");
const port = process.env["BROADSIDE_TEST_PORT"] ?? "4477";
const baseURL = `http://127.0.0.1:${port}`;
const chromium = process.env["CHROMIUM_PATH"];
const args = process.env["CHROMIUM_ARGS"]?.split(" ") ?? [];
/** Runs either only the tests tagged @long, which take minutes, or only the others. */
const isLong = process.env["BROADSIDE_LONG_TESTS"] === "1";

/** `npm test` writes the list of files to run into a file. Without that list, all run. */
const list = process.env["BROADSIDE_TEST_FILES"];
const listed = list === undefined ? ["*.spec.ts"] : (JSON.parse(readFileSync(list, "utf8")) as string[]);

export default defineConfig({
  testDir: "browser",
  // The launcher has already compiled these; Playwright need not do it again.
  build: { external: ["**/dist/**"] },
  testMatch: listed.map((file) => `**/${file}`),
  outputDir: join(root, "test-results"),
  // The file of the JSON report is named by PLAYWRIGHT_JSON_OUTPUT_NAME.
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["line"], ["json"]] : [["line"]],
  forbidOnly: process.env["CI"] !== undefined,
  ...(isLong ? { grep: /@long/ } : { grepInvert: /@long/ }),
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // The table shows changes without motion, except in tests of the motion itself.
  use: {
    baseURL,
    headless: true,
    // Only the offline tests store the app in the browser. The others would download all of it each time.
    serviceWorkers: "block",
    actionTimeout: 15_000,
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { args, ...(chromium && { executablePath: chromium }) },
  },
  webServer: {
    command: `node apps/cli/bin/broadside.mjs serve --port ${port}`,
    cwd: root,
    url: baseURL,
    gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
  },
});
