/** Measures whether memory stays level while a game between bots is watched. */
import type { Page } from "playwright-core";
import { setPace } from "./browser.ts";
import type { Figure } from "./figures.ts";
import { heapsOf } from "./heaps.ts";

/** A game's record grows as it goes on; more growth than this has another cause. */
const MOST_GROWTH = 20;
/** Cards, rules and pages are loaded by then. */
const WARM = 20_000;

export async function memoryFigure(page: Page, minutes: number): Promise<Figure> {
  await setPace(page, "usual");
  await page.goto("/play?seed=bench");
  await page.getByRole("combobox", { name: /^Game/ }).selectOption({ label: "Epic Dogfight, 300 points" });
  await page.getByText("✓ Legal").nth(1).waitFor();
  for (const seat of [0, 1]) await page.getByLabel("Played by").nth(seat).selectOption({ index: 1 });
  await page.getByRole("button", { name: /^Play$/ }).click();
  await page.locator(".broadside-table svg").first().waitFor();
  const memory = await heapsOf(page);
  await page.waitForTimeout(WARM);
  const half = Math.max(0, (minutes * 60_000) / 2 - WARM / 2);
  const used: number[] = [await memory()];
  for (const _ of ["middle", "end"]) {
    await page.waitForTimeout(half);
    used.push(await memory());
  }
  const [start = Number.NaN, middle = Number.NaN, end = Number.NaN] = used;
  return {
    name: `memory gained by a watched game, from the middle to the end of ${minutes} minutes`,
    value: end - middle,
    unit: "MB",
    bar: MOST_GROWTH,
    note: `page with its workers: ${[start, middle, end].map((one) => Math.round(one)).join(" → ")} MB`,
  };
}
