/** The builder as browser tests go about in it. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export const filter = (page: Page): Locator => page.getByRole("searchbox", { name: "Filter" });
export const badge = (page: Page): Locator => page.getByRole("region", { name: "Verdict" }).getByRole("status");
export const verdict = (page: Page): Locator => page.getByRole("region", { name: "Verdict" });
export const list = (page: Page, name: string | RegExp = "List"): Locator => page.getByRole("region", { name });
export const ships = (page: Page, name?: string | RegExp): Locator => list(page, name).locator("ol > li");
export const ship = (page: Page, at: number, name?: string | RegExp): Locator => ships(page, name).nth(at);

/** Opens a new draft of a format of an edition, with a faction. */
export async function start(page: Page, edition: string, format: string, faction: string): Promise<void> {
  await page.goto("/build");
  await page.getByRole("radio", { name: edition }).check();
  await page.getByRole("button", { name: format }).first().click();
  await page.getByRole("button", { name: faction, exact: true }).first().click();
  // The keyboard goes on at the list; whoever is quicker would lose it again.
  await expect(page.getByRole("region").and(page.locator(":focus"))).toBeVisible();
}

/** Types into the chooser that is open and takes the first card. */
export async function choose(page: Page, text: string): Promise<void> {
  await filter(page).fill(text);
  await filter(page).press("Enter");
  await expect(filter(page)).toBeHidden();
}

export async function addShips(page: Page, where: Locator, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await where.getByRole("button", { name: "+ Add ship" }).click();
    await choose(page, name);
  }
}

export async function equip(page: Page, carrier: Locator, slot: string, card: string): Promise<void> {
  await carrier
    .getByRole("button", { name: `Add ${slot}`, exact: true })
    .first()
    .click();
  await choose(page, card);
}

export const dogfight = (page: Page) => start(page, "First edition", "Epic Dogfight", "Rebel Alliance");
