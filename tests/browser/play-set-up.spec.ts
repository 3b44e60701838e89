/** "Set up for me": a program answers for a person until the first round, as often as the person likes, and never where aids are not agreed on. */
import type { Game } from "@broadside/rules";
import { expect, expectAccessible, test, testOnSharedPage } from "./fixtures.ts";
import { fewShips, isAsked, playedUntil, show } from "./made-games.ts";
import { button, heading, status } from "./playing.ts";

/** Nothing is placed yet. */
const atFirstObstacle = async (): Promise<Game> => playedUntil(await fewShips(), isAsked("obstacle"));
const BOTH = { timeout: 60_000 };

testOnSharedPage("a program sets up for one person, then for the other, and the first round begins @long", async ({ page }) => {
  await show(page, await atFirstObstacle());
  await expect(button(page, "Set up for me")).toHaveCount(1);
  await button(page, /^Set up for me \(Player \d\)$/).click();
  // The other person is asked meanwhile.
  await expect(page.getByText(/^A program sets up for/)).toBeVisible();
  await expect(button(page, "Stop")).toBeVisible();
  await expect(button(page, "Set up for me")).toBeVisible();
  await expectAccessible(page, undefined, ".play-panel");
  await button(page, "Set up for me").click();
  await expect(heading(page)).toHaveText("Pass the screen on", BOTH);
  await expect(status(page)).toContainText("Round 1");
  await expect(button(page, "Set up for me")).toHaveCount(0);
  await expect(page.getByText(/^A program sets up for/)).toHaveCount(0);
});

testOnSharedPage("it is stopped at any time, and what it has done is taken back @long", async ({ page }) => {
  await show(page, await atFirstObstacle());
  await button(page, "Set up for me").click();
  await expect(page.locator('[data-id^="obstacle"]')).toHaveCount(1);
  await button(page, "Undo").click();
  await expect(page.locator('[data-id^="obstacle"]')).toHaveCount(0);
  await expect(page.getByText(/^A program sets up for/)).toHaveCount(0);
  await expect(heading(page)).toContainText("obstacle");
});

test("against a program one press is enough @long", async ({ page }) => {
  await page.goto("/play?seed=set-up");
  await expect(page.getByText("✓ Legal")).toHaveCount(2);
  await page.getByLabel("Played by").nth(1).selectOption({ label: "Random: takes any answer that is allowed" });
  await button(page, /^Play$/).click();
  await page.getByRole("button", { name: "Set up for me", exact: true }).click();
  await expect(heading(page)).toHaveText("Pass the screen on", BOTH);
  await expect(status(page)).toContainText("Round 1");
});

test("it is not offered where aids are not agreed on @long", async ({ page }) => {
  await page.goto("/play?seed=set-up");
  await expect(page.getByText("✓ Legal")).toHaveCount(2);
  await page.getByText("What you agree on").click();
  await page.getByLabel("Aids on the page").selectOption({ label: "What may be measured" });
  await button(page, /^Play$/).click();
  await expect(heading(page)).toBeVisible();
  await expect(button(page, "Set up for me")).toHaveCount(0);
});
