/**
 * "Set up for me": a bot answers for a person until the first round. You can use it as often as you like, but never in games without aids.
 */
import type { Game } from "@broadside/rules";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, testOnSharedPage } from "../fixtures.ts";
import { fewShips, isAsked, playedUntil, show } from "../made-games.ts";
import { button, heading, status } from "../playing.ts";

/** Nothing is placed yet. */
const atFirstObstacle = async (): Promise<Game> => playedUntil(await fewShips(), isAsked("obstacle"));
const BOTH = { timeout: 60_000 };
/** One for each of two people on one screen. */
const offer = (page: Page) => button(page, /^Set up for Player \d$/);

testOnSharedPage("a bot sets up for one person, then for the other, and the first round begins @long", async ({ page }) => {
  await show(page, await atFirstObstacle());
  await expect(offer(page)).toHaveCount(1);
  await offer(page).click();
  // The other person still gets questions meanwhile.
  await expect(page.getByText(/^A bot is setting up for/)).toBeVisible();
  await expect(button(page, "Stop")).toBeVisible();
  await expect(offer(page)).toBeVisible();
  await expectAccessible(page, undefined, ".play-panel");
  await offer(page).click();
  await expect(heading(page)).toHaveText("Pass the device", BOTH);
  await expect(status(page)).toContainText("Round 1");
  await expect(offer(page)).toHaveCount(0);
  await expect(page.getByText(/^A bot is setting up for/)).toHaveCount(0);
});

testOnSharedPage("you can stop it at any time, and undo what it has done @long", async ({ page }) => {
  await show(page, await atFirstObstacle());
  await offer(page).click();
  await expect(page.locator('[data-id^="obstacle"]')).toHaveCount(1);
  await button(page, "Undo").click();
  await expect(page.locator('[data-id^="obstacle"]')).toHaveCount(0);
  await expect(page.getByText(/^A bot is setting up for/)).toHaveCount(0);
  await expect(heading(page)).toContainText("obstacle");
});

test("against a bot, one press is enough @long", async ({ page }) => {
  await page.goto("/play?seed=set-up");
  await expect(page.getByText("✓ Legal")).toHaveCount(2);
  await page.getByLabel("Played by").nth(1).selectOption({ label: "Random: picks any legal option" });
  await button(page, /^Play$/).click();
  await page.getByRole("button", { name: "Set up for me", exact: true }).click();
  // The only person at the table needs no cover: their dials open at once.
  await expect(heading(page)).toHaveText("For your eyes only", BOTH);
  await expect(status(page)).toContainText("Round 1");
});

test("it is not offered in a game without aids @long", async ({ page }) => {
  await page.goto("/play?seed=set-up");
  await expect(page.getByText("✓ Legal")).toHaveCount(2);
  await page.getByText("Agreements", { exact: true }).click();
  await page.getByLabel("Assistance").selectOption({ label: "Tournament" });
  await button(page, /^Play$/).click();
  await expect(heading(page)).toBeVisible();
  await expect(button(page, /^Set up for/)).toHaveCount(0);
});
