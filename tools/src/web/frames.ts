/** How long frames take while a table with forty ships is panned, zoomed and played on. */
import type { Page } from "playwright-core";
import { openFile, setPace } from "./browser.ts";
import { type Figure, quantile } from "./figures.ts";

/** Two frames at sixty per second. */
const TWO_FRAMES = 33.4;
const SECONDS = 4;

export async function frameFigures(page: Page, game: string): Promise<readonly Figure[]> {
  await setPace(page, "usual");
  await openFile(page, "Load game", game);
  await page.locator(".broadside-table svg").first().waitFor();
  await page.locator(".play-question").first().waitFor();
  await page.waitForTimeout(1000);
  const idle = await framesDuring(page, () => page.waitForTimeout(1000));
  const figure = (name: string, frames: readonly number[]): Figure => ({
    name: `${name}, 95th percentile of frames`,
    value: quantile(frames, 0.95),
    unit: "ms",
    bar: TWO_FRAMES,
    note: `median ${Math.round(quantile(frames, 0.5))} ms, longest ${Math.round(quantile(frames, 1))} ms, ${frames.length} frames; at rest ${Math.round(quantile(idle, 0.95))} ms`,
  });
  const zoomed = await framesDuring(page, () => moved(page, () => zoom(page)));
  return [
    figure("forty ships, zoomed", zoomed),
    figure("forty ships, panned", await framesDuring(page, () => moved(page, () => pan(page)))),
    figure("forty ships, flying", await framesDuring(page, () => fly(page))),
  ];
}

/** A point on the table that no panel covers. */
async function openPlace(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(".broadside-table").first().boundingBox();
  if (!box) throw new Error("there is no table");
  return { x: box.x + box.width * 0.4, y: box.y + box.height * 0.36 };
}

/** Fails if the table is still in the same place on the screen afterwards. */
async function moved(page: Page, act: () => Promise<void>): Promise<void> {
  const look = (): Promise<string | null> => page.locator(".table-felt").first().getAttribute("style");
  const before = await look();
  await act();
  if ((await look()) === before) throw new Error("the table did not move");
}

/** The finger moves in a circle, as fast as a hand does. */
async function pan(page: Page): Promise<void> {
  const { x, y } = await openPlace(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await everyFrame((at) => page.mouse.move(x + 160 * Math.sin(at * 2), y + 110 * (1 - Math.cos(at * 2))));
  await page.mouse.up();
}

async function zoom(page: Page): Promise<void> {
  const { x, y } = await openPlace(page);
  await page.mouse.move(x, y);
  await everyFrame((at) => page.mouse.wheel(0, at < SECONDS * 0.6 ? -25 : 25));
}

/** How long the page shows a step while dials are revealed and ships fly, in milliseconds. */
const STEP = 1200;
async function fly(page: Page): Promise<void> {
  for (const end = Date.now() + 3 * SECONDS * 1000; Date.now() < end; ) {
    await page.evaluate(() => document.querySelector<HTMLElement>(".play-question [data-default], .play-question .primary")?.click());
    await page.waitForTimeout(STEP);
  }
}

async function everyFrame(move: (seconds: number) => Promise<void>): Promise<void> {
  const start = Date.now();
  for (let at = 0; at < SECONDS; at = (Date.now() - start) / 1000) {
    await move(at);
    await new Promise((resolve) => setTimeout(resolve, 12));
  }
}

/** Milliseconds between frames while something is done. */
async function framesDuring(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  const frames = await page.evaluateHandle(() => {
    const kept: { readonly gaps: number[]; isOver: boolean } = { gaps: [], isOver: false };
    let last: number | undefined;
    const next = (now: number): void => {
      if (last !== undefined) kept.gaps.push(now - last);
      last = now;
      if (!kept.isOver) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    return kept;
  });
  await act();
  return frames.evaluate((kept) => {
    kept.isOver = true;
    return kept.gaps;
  });
}
