/** Playing a game on the page as people do: answers, dials behind their covers, defaults until something is asked. */
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
export const question = (page: Page) => page.locator(".play-question").first();
export const heading = (page: Page) => question(page).getByRole("heading");
export const status = (page: Page) => page.locator(".play-status");
export const piece = (page: Page, id: string) => page.locator(`[data-id="${id}"]`);

/** Ready-made lists, dice by a seed. */
export async function start(page: Page, seed = "browser", format?: { readonly name: string; readonly seats: number }): Promise<void> {
  await page.goto(`/play?seed=${seed}`);
  if (format) await page.getByLabel("Format").selectOption({ label: format.name });
  await expect(page.getByText("✓ Legal")).toHaveCount(format?.seats ?? 2);
  await button(page, /^Play$/).press("Enter");
  await expect(heading(page)).toBeVisible();
}

/** What is asked now, as one line; it changes with every answer. */
export const asked = async (page: Page): Promise<string> =>
  `${await question(page).getAttribute("data-question")} ${await heading(page).textContent()} ${await status(page).textContent()}`;

/** Does something, and waits until something else is asked. */
export async function answer(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await asked(page);
  await act();
  await expect.poll(() => asked(page).catch(() => before)).not.toBe(before);
}

/** Behind the cover: a maneuver for every dial, or what is set already. */
export async function plan(page: Page, maneuver?: RegExp): Promise<void> {
  await button(page, /^Pass the screen to/)
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "For your eyes only" })).toBeVisible();
  for (const dial of await page.locator(".play-secret").all()) {
    const wanted = maneuver && dial.getByRole("button", { name: maneuver }).first();
    if (wanted && (await wanted.count()) > 0) await wanted.click();
  }
  await button(page, /^Done/).click();
  await expect(button(page, /^Done/)).toHaveCount(0);
}

/** The default of the question, once. */
export const takeDefault = (page: Page): Promise<void> =>
  answer(page, () => question(page).locator("[data-default], .primary").first().click());

/** Defaults, fast dials and whatever else is told, until the heading of the question fits. */
export async function playUntil(
  page: Page,
  wanted: RegExp,
  choices: readonly (readonly [RegExp, RegExp])[] = [],
  dials = /^[345] straight, (green|white)/,
): Promise<void> {
  for (let step = 0; step < 250; step += 1) {
    const text = (await heading(page).textContent()) ?? "";
    if (wanted.test(text)) return;
    const choice = choices.find(([kind]) => kind.test(text))?.[1];
    const offered = choice && question(page).getByRole("button", { name: choice }).first();
    if (await button(page, /^Pass the screen to/).count()) await plan(page, dials);
    else if (await button(page, "Put it here").count()) await answer(page, () => button(page, "Put it here").click());
    else if (offered && (await offered.count())) await answer(page, () => offered.click());
    else await answer(page, () => question(page).locator("[data-default]").first().click());
  }
  throw new Error(`never asked: ${wanted}`);
}
