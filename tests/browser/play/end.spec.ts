/** The end of a game, both after conceding and after bots have played it out. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { duel } from "../../shared/usual-games.ts";
import { expect, expectAccessible, expectAccessibleInAnyLight, expectNoSidewaysScroll, test, testOnSharedPage } from "../fixtures.ts";
import { show } from "../made-games.ts";
import { button } from "../playing.ts";

const RECORDS = join(import.meta.dirname, "..", "..", "..", "docs", "records");
const end = (page: Page) => page.locator(".play-end-end");
const panel = (page: Page, name: string | RegExp) => end(page).getByRole("region", { name });

/** Loads a game that bots have played to the end. */
async function load(page: Page, name: string): Promise<void> {
  await page.goto("/play");
  const buffer = readFileSync(join(RECORDS, name, "game.json.gz"));
  await page.getByLabel("Load game").setInputFiles({ name: "game.json.gz", mimeType: "application/gzip", buffer });
  await expect(panel(page, "Turning points")).toBeVisible();
}

testOnSharedPage("a game conceded in set-up: who won and why, the claim, a problem report, the table, and a new game", async ({ page }) => {
  await show(page, await duel());
  const [report] = await Promise.all([page.waitForEvent("download"), button(page, "Report a problem").click()]);
  expect(report.suggestedFilename()).toBe("broadside-problem.json");
  await button(page, "Game").click();
  await button(page, "Concede").click();
  await button(page, "Player 2 concedes").click();
  await expect(end(page).getByRole("heading", { name: "Player 1 won" })).toBeFocused();
  await expect(end(page)).toContainText("Player 2 conceded during set-up.");
  await expect(end(page)).toContainText("The score never changed.");
  await page.getByText("Enter the result in an event").click();
  await expect(page.locator(".play-end-end pre").last()).toContainText('"conceded"');
  await page.getByText("Full score").click();
  await expect(page.locator(".play-end-account caption").first()).toHaveText("Player 1 (won): 0 points");
  await button(page, "Show the table").click();
  await expect(end(page)).toHaveCount(0);
  await expect(page.locator(".broadside-table")).toBeVisible();
  await button(page, /to the result$/).click();
  await expect(end(page)).toBeVisible();
  await button(page, "New game").click();
  await expect(button(page, /over in/)).toBeVisible();
});

test("a turning point highlights its round and opens the replay there, which leads back; the record is saved, and the same game can start again @long", async ({
  page,
}) => {
  await load(page, "ace-epic-dogfight");
  await expect(end(page).getByRole("heading", { level: 2 }).first()).toHaveText("Raider and escort won");
  const losses = panel(page, "Losses by round");
  await panel(page, "Turning points").getByRole("button").nth(1).hover();
  await expect(losses.locator("li[data-lit]")).toContainText("Tantive IV, fore");
  await page.getByText("Full score").click();
  await expectAccessibleInAnyLight(page);

  await panel(page, "Turning points")
    .getByRole("button", { name: /Tantive IV loses its bow/ })
    .click();
  await expect(page.locator(".play-status")).toContainText("Round 3");
  await button(page, "Stop watching").click();
  await expect(panel(page, "Turning points")).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save the replay").click()]);
  expect(download.suggestedFilename()).toBe("broadside-game.json");
  const before = page.url();
  await button(page, "Play again").click();
  await expect(end(page)).toHaveCount(0);
  await expect.poll(() => page.url()).not.toBe(before);
  await expect(page.locator(".play-sides b")).toHaveText(["Raider and escort", "Tantive IV and her transport"]);
  await expect(page.locator(".play-top-bar-topTitle")).toContainText("Set-up");
});

test("after swapping sides, everybody plays the next side @long", async ({ page }) => {
  await load(page, "aces-high");
  await button(page, "Swap sides").click();
  await expect(page.locator(".play-top-bar-topTitle")).toContainText("Set-up");
  await expect(page.locator(".play-sides b")).toHaveText(["Ben", "Chiyo", "Dmitri", "Ana"]);
});

for (const name of ["team-epic", "ace-epic-dogfight @long", "aces-high @long"])
  testOnSharedPage(`on a phone, nothing overflows: ${name} @phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await load(page, name.replace(" @long", ""));
    await expectNoSidewaysScroll(page);
    const off = await end(page).evaluate((root) =>
      [...root.querySelectorAll("*")]
        .filter((part) => !part.closest(".play-turns-turns ul, .play-hero-table, svg, .visually-hidden, [class*=end-luck]"))
        .filter((part) => {
          const { left, right, width } = part.getBoundingClientRect();
          return width > 0 && (right > 391 || left < -1);
        })
        .map(({ className, textContent }) => `${className}: ${textContent}`),
    );
    expect(off).toEqual([]);
    // The buttons for what to do next come before all the numbers.
    const top = (selector: string): Promise<number> => page.locator(selector).evaluate((part) => part.getBoundingClientRect().top);
    expect(await top(".play-foot-foot")).toBeLessThan(await top(".play-turns-turns"));
    expect(await top(".play-turns-turns")).toBeLessThan(await top(".end-losses"));
    await expectAccessible(page);
  });
