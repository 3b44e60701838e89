/** Memory stays level while bots play game after game: the page and all its workers, measured after garbage collection. */

import { heapsOf } from "@broadside/tools/web/heaps";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { button } from "../playing.ts";

/** How much more memory later games may use than earlier ones, since games differ in length. */
const MOST_GROWTH = 0.25;

/** Starts a game with a bot in every seat. */
async function watchPrograms(page: Page, game: string, level: string): Promise<void> {
  await page.goto("/play?seed=memory");
  await page.getByRole("combobox", { name: /^Game/ }).selectOption({ label: game });
  await expect(page.getByText("✓ Legal")).toHaveCount(2);
  for (const seat of [0, 1]) await page.getByLabel("Played by").nth(seat).selectOption({ label: level });
  await button(page, /^Play$/).click();
  await expect(page.locator(".broadside-table svg").first()).toBeVisible();
}

const end = (page: Page) => page.locator(".play-end-end");
const RANDOM = "Random: picks any legal option";
const CADET = "Cadet: looks one step ahead";

test("later games take no more memory than the first ones @long", async ({ page }) => {
  test.setTimeout(180_000);
  await watchPrograms(page, "Standard, 100 points", RANDOM);
  const memory = await heapsOf(page);
  const used: number[] = [];
  for (let game = 0; game < 4; game += 1) {
    if (game > 0) await button(page, "Play again").click();
    await expect(end(page)).toHaveCount(0);
    await expect(end(page)).toBeVisible({ timeout: 60_000 });
    used.push(await memory());
  }
  // Games differ in length, but if memory is never freed, even the smallest of the later values rises.
  expect(Math.min(...used.slice(2)), used.map(Math.round).join(" → ")).toBeLessThan(Math.max(...used.slice(0, 2)) * (1 + MOST_GROWTH));
});

test.describe("at the pace people watch at", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("half an hour of Epic Dogfights @long", async ({ page }) => {
    const minutes = Number(process.env["BROADSIDE_WATCHED_MINUTES"] ?? 30);
    test.setTimeout((minutes + 5) * 60_000);
    await watchPrograms(page, "Epic Dogfight, 300 points", CADET);
    const memory = await heapsOf(page);
    const used: number[] = [];
    for (const over = Date.now() + minutes * 60_000; Date.now() < over; ) {
      await page.waitForTimeout(EVERY * 1000);
      used.push(await memory());
      if (await end(page).isVisible()) await button(page, "Play again").click();
    }
    // Each third contains whole games, from the small record at a game's start to the large one at its end.
    const third = Math.floor(used.length / 3);
    const [first, last] = [Math.max(...used.slice(0, third)), Math.max(...used.slice(-third))];
    test.info().annotations.push({ type: "memory, MB", description: used.map(Math.round).join(" ") });
    expect(last, used.map(Math.round).join(" ")).toBeLessThan(first * (1 + MOST_GROWTH));
  });
});

/** Seconds between two memory measurements. */
const EVERY = 20;
