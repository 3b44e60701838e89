/** The builder as browser tests use it. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** The search field of the left column, whatever it is searching for. */
export const field = (page: Page): Locator => page.getByRole("searchbox", { name: "Find a ship or card", includeHidden: true });
export const left = (page: Page): Locator => page.getByRole("complementary", { name: "What fits" });
export const row = (page: Page, name: string | RegExp): Locator => left(page).getByRole("row", { name });
/** The heading of the slot that is open in the left column. */
export const slotHead = (page: Page): Locator => page.locator(".build-finder-slotHead");
export const badge = (page: Page): Locator => page.getByRole("region", { name: "Verdict" }).getByRole("status");
export const verdict = (page: Page): Locator => page.getByRole("region", { name: "Verdict" });
export const list = (page: Page, name: string | RegExp = "List"): Locator => page.getByRole("region", { name });
export const ships = (page: Page, name?: string | RegExp): Locator => list(page, name).locator("ol > li");
export const ship = (page: Page, at: number, name?: string | RegExp): Locator => ships(page, name).nth(at);

/** Types into the left column and takes the first card. */
async function choose(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press("Enter");
  await expect(field(page)).toHaveValue("");
}

export async function addShips(page: Page, where: Locator, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await where.getByRole("button", { name: "+ Add ship" }).click();
    await choose(page, name);
  }
}

/** The slot of a ship with this card on it. */
export const carries = (of: Locator, card: string): Locator => of.getByRole("button", { name: new RegExp(`: ${card}`) });

export const carrying = (pilot: string, ...upgrades: readonly string[]) => ({ pilot, upgrades: upgrades.map((id) => ({ id })) });

/** Lists of a format, all of the same faction. */
export const entryOf = (format: string, faction: string, ...lists: readonly (readonly object[])[]) => ({
  format,
  squads: lists.map((all) => ({ faction, ships: all })),
});

export const rebels = (...all: readonly object[]) => entryOf("epic-dogfight", "rebel", all);

/**
 * Puts drafts into the browser's storage and opens the first, for tests that don't need to build the lists. Their ids are d0, d1 and so on,
 * and their names List A, List B and so on.
 */
export async function openDraft(page: Page, ...entries: readonly object[]): Promise<void> {
  // Opens an address where the app does not run.
  await page.goto("/icon.svg");
  await page.evaluate((all) => {
    const drafts = all.map((entry, at) => ({ id: `d${at}`, name: `List ${"ABCDEF"[at]}`, entry, changed: at }));
    window.localStorage.setItem("broadside.drafts.1", JSON.stringify({ drafts }));
  }, entries);
  await page.goto("/build?draft=d0");
  await expect(page.locator(".build-verdict [role=status]")).toBeAttached();
}
