/** Browser tests: the built app, served by the command line, in the Chromium of this machine. `npm test` sets the environment. */
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const root = join(import.meta.dirname, "..");
const port = process.env["BROADSIDE_TEST_PORT"] ?? "4477";
const baseURL = `http://127.0.0.1:${port}`;
const chromium = process.env["CHROMIUM_PATH"];
const args = process.env["CHROMIUM_ARGS"]?.split(" ") ?? [];

export default defineConfig({
  testDir: "browser",
  outputDir: join(root, "test-results"),
  // The file of the JSON report is named by PLAYWRIGHT_JSON_OUTPUT_NAME.
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["line"], ["json"]] : [["line"]],
  forbidOnly: process.env["CI"] !== undefined,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: { baseURL, headless: true, actionTimeout: 15_000, launchOptions: { args, ...(chromium && { executablePath: chromium }) } },
  projects: [
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    // Tests with the tag @phone.
    { name: "phone", grep: /@phone/, use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: `node apps/cli/bin/broadside.mjs serve --port ${port}`,
    cwd: root,
    url: baseURL,
    gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
  },
});
