/** The simulation report page: readable in light and dark, on desktop and phone. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, expectAccessible, expectAccessibleInAnyLight, expectNoSidewaysScroll, test } from "../fixtures.ts";

const COMMAND = fileURLToPath(new URL("../../../apps/cli/bin/broadside.mjs", import.meta.url));
const RUNS: readonly (readonly [string, readonly string[]])[] = [
  ["of two sides", ["1e-two-assassin-droids", "--games", "6", "--rounds", "8"]],
  ["of four", ["wedge-ace", "--scenario", "aces-high", "--seats", "4", "--games", "4", "--rounds", "2"]],
];

/** The page as the command writes it. */
function pageOf(args: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "broadside-report-"));
  try {
    execFileSync(process.execPath, [COMMAND, "simulate", ...args, "--players", "random", "--report", "page.html"], { cwd: folder });
    return readFileSync(join(folder, "page.html"), "utf8");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const PHONE = { width: 360, height: 740 };

for (const [name, args] of RUNS)
  test(`the page for a run ${name} is accessible and fits a desktop and a phone @long`, async ({ page }) => {
    await page.setContent(pageOf(args));
    await expectAccessibleInAnyLight(page);
    await expectNoSidewaysScroll(page);
    await page.getByText("Show as a table").click();
    await expect(page.getByRole("columnheader", { name: "games still played" })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
