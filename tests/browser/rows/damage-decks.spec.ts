/** Damage decks are looked through before they are shuffled; afterwards by an organiser alone. */
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { firstEdition, isAsked, load, playedUntil } from "../made-games.ts";
import { answer, heading, question, useTool } from "../playing.ts";

const LOOK = "Look through Damage decks";
const dialog = (page: Page) => page.getByRole("dialog", { name: "Damage decks" });
const deck = (page: Page, of: RegExp) => dialog(page).getByRole("region", { name: of });

/** The last question before step 3, in a mirror match, and the first one after it. */
async function expectLookedThrough(page: Page, format: string, list: string, others: readonly RegExp[]): Promise<void> {
  await load(page, playedUntil(await firstEdition(format, [list, list]), isAsked("numerals")));
  await useTool(page, LOOK);
  for (const player of ["Player 1", "Player 2"]) {
    const own = deck(page, new RegExp(`^Deck of ${player}, 33 cards$`));
    await expect(own.getByRole("listitem").filter({ hasText: "7 × Direct Hit!" })).toHaveCount(1);
    await expect(own.getByRole("listitem")).toHaveCount(14);
  }
  for (const other of others) await expect(deck(page, other).getByRole("listitem").first()).toBeVisible();
  await page.keyboard.press("Escape");
  while (/numerals/.test((await heading(page).textContent()) ?? ""))
    await answer(page, () => question(page).locator("[data-default]").click());
  await useTool(page, LOOK);
  await expect(dialog(page)).toContainText("The decks are shuffled");
  await expect(dialog(page).getByRole("listitem")).toHaveCount(0);
  await expect(dialog(page)).not.toContainText("Direct Hit!");
}

test("[ET-DMG-03] each may look through the opponent's decks until they are shuffled, those of huge ships too, and no longer", async ({
  page,
}) => {
  await expectLookedThrough(page, "epic-dogfight", "1e-tantive-and-transport", [
    /^Deck of CR90.*, fore section, \d+ cards$/,
    /^Deck of CR90.*, aft section, \d+ cards$/,
  ]);
});

test("[ES-DMG-03] Escalation: looked through until they are shuffled, then by the organiser alone, at any time", async ({ page }) => {
  const list = READY_MADE.find(({ entry }) => entry.format === "escalation")?.id ?? "";
  await expectLookedThrough(page, "escalation", list, []);
  await dialog(page).getByRole("button", { name: "The organiser looks" }).click();
  await expect(deck(page, /^Deck of Player 2, 33 cards$/).getByRole("listitem")).toHaveCount(14);
  // Not for good: who opens it next is refused again.
  await page.keyboard.press("Escape");
  await useTool(page, LOOK);
  await expect(dialog(page).getByRole("listitem")).toHaveCount(0);
});
