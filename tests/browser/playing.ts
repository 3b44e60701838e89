/** Plays a game on the page as people do: gives answers, sets dials behind covers, and takes defaults until a given question. */

import { clickUntil, FAST_DIALS, type Way } from "@broadside/tools/web/click-until";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
export const question = (page: Page) => page.locator(".play-question").first();
export const heading = (page: Page) => question(page).getByRole("heading");
export const status = (page: Page) => page.locator(".play-status");
export const piece = (page: Page, id: string) => page.locator(`[data-id="${id}"]`);

/** Full ship details, the log and all tools are in drawers on the right. */
export async function openDrawer(page: Page, name: "Ships" | "Log" | "Game"): Promise<void> {
  await page.locator(".play-top").getByRole("button", { name, exact: true }).click();
  await expect(page.getByRole("complementary", { name })).toBeVisible();
}

export async function closeDrawer(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("complementary")).toHaveCount(0);
}

/** Uses a tool in the Game drawer. */
export async function useTool(page: Page, name: string | RegExp): Promise<void> {
  await openDrawer(page, "Game");
  await page.getByRole("complementary", { name: "Game" }).getByRole("button", { name }).click();
}

export async function expectLogged(page: Page, text: string | RegExp): Promise<void> {
  await openDrawer(page, "Log");
  await expect(page.getByRole("log")).toContainText(text);
  await closeDrawer(page);
}

/** The current question as one line; it changes with every answer. */
export const asked = async (page: Page): Promise<string> =>
  `${await question(page).getAttribute("data-question")} ${await heading(page).textContent()} ${await status(page).textContent()}`;

/** Does something, and waits for the next question. */
export async function answer(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await asked(page);
  await act();
  await expect.poll(() => asked(page).catch(() => before), { intervals: [50] }).not.toBe(before);
}

/** Plans behind the cover. Sets a maneuver on every dial, or leaves the dials as they are. */
export async function plan(page: Page, maneuver?: RegExp): Promise<void> {
  await button(page, /^Pass the device to/)
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "For your eyes only" })).toBeVisible();
  if (maneuver)
    for (const chip of await page.locator(".play-dials-dialChip").all()) {
      await chip.click();
      const wanted = page.locator(".play-secret").getByRole("button", { name: maneuver }).first();
      if ((await wanted.count()) > 0) await wanted.click();
    }
  await button(page, /^Done/).click();
  await expect(button(page, /^Done/)).toHaveCount(0);
}

/** Takes the question's default, once. */
export const takeDefault = (page: Page): Promise<void> =>
  answer(page, () => question(page).locator("[data-default], .primary").first().click());

/** Takes defaults, fast dials and any given choices until the question's heading matches. */
export const playUntil = (page: Page, wanted: RegExp, choices: Way["choices"] = [], dials = FAST_DIALS): Promise<void> =>
  page.evaluate(clickUntil, { wanted, choices, dials });
