/** Help during a game: you can read a rule without leaving the game, and every question explains its choices. */
import type { Page } from "@playwright/test";
import { hugeFleets } from "../../shared/huge-fleets.ts";
import { standardGame } from "../../shared/usual-games.ts";
import { expect, expectAccessibleInAnyLight, expectNoSidewaysScroll, test, testOnSharedPage } from "../fixtures.ts";
import { isPhase, playedUntil, show } from "../made-games.ts";
import { asked, button, heading, question, takeDefault } from "../playing.ts";

const rule = (page: Page) => page.getByRole("complementary", { name: "Rule" });
const help = (page: Page) => page.getByRole("complementary", { name: "What can I do here?" });
const ruleLink = (page: Page) => question(page).locator(".rule-id").last();

testOnSharedPage(
  "a rule opens next to the game, which stays as it is; Escape closes it and restores the focus; you can read on, and go back",
  async ({ page }) => {
    await show(page, await standardGame());
    const [before, address, id] = [await asked(page), page.url(), (await ruleLink(page).textContent()) ?? ""];
    await ruleLink(page).focus();
    await page.keyboard.press("Enter");
    await expect(rule(page).getByRole("heading", { level: 2 })).toHaveText(id);
    await expect(rule(page)).toBeFocused();
    expect(page.url()).toBe(address);
    expect(await asked(page)).toBe(before);
    const ownPage = rule(page).getByRole("link", { name: /^Open the full page/ });
    await expect(ownPage).toHaveAttribute("href", new RegExp(`/rules/${id}$`));
    await expect(ownPage).toHaveAttribute("target", "_blank");
    await expectAccessibleInAnyLight(page, ".play-beside");
    await page.keyboard.press("Escape");
    await expect(rule(page)).toHaveCount(0);
    await expect(ruleLink(page)).toBeFocused();
    await ruleLink(page).click();
    const title = rule(page).getByRole("heading", { level: 2 });
    await expect(title).toHaveText(id);
    const next = rule(page).getByRole("listitem").locator(".rule-id").first();
    const other = (await next.textContent()) ?? "";
    await next.click();
    await expect(title).toHaveText(other);
    await rule(page).getByRole("button", { name: "Back" }).click();
    await expect(title).toHaveText(id);
    await expect(rule(page).getByRole("button", { name: "Back" })).toHaveCount(0);
    await rule(page)
      .getByRole("button", { name: /^Close/ })
      .click();
    await expect(rule(page)).toHaveCount(0);
    await takeDefault(page);
  },
);

testOnSharedPage("a rule opens over a phone's sheet @phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await show(page, await standardGame());
  await ruleLink(page).tap();
  await expect(rule(page).getByRole("heading", { level: 2 })).toBeVisible();
  await expectNoSidewaysScroll(page);
  const box = await rule(page).boundingBox();
  expect(box?.y, "the table is in view above it").toBeGreaterThan(300);
});

test("if a window covers the game, a rule opens in a new tab @long", async ({ page, context }) => {
  await page.goto("/play?watch=salvage-mission");
  await expect(page.locator(".play-replay-asked, .replay-result").first()).toBeVisible();
  await page.getByRole("region", { name: "Score" }).getByRole("button", { name: "Salvage Mission" }).click();
  const link = page.getByRole("dialog").locator(".rule-id").first();
  const id = (await link.textContent()) ?? "";
  const [tab] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(id);
  await expect(page.getByRole("dialog")).toBeVisible();
});

testOnSharedPage("the key ? opens and closes help, also at dials; letters typed in it give no answers", async ({ page }) => {
  await show(page, playedUntil(await hugeFleets(), isPhase("planning")));
  await button(page, "Pass the device to Player 1").click();
  await expect(heading(page)).toHaveText("For your eyes only");
  await page.keyboard.press("?");
  await expect(help(page)).toContainText("how fast it flies, and in which direction");
  await expect(help(page)).toContainText("the energy it gains");
  await expectAccessibleInAnyLight(page, "article[aria-live]");
  const before = await asked(page);
  await page.keyboard.press("n");
  expect(await asked(page)).toBe(before);
  await page.keyboard.press("?");
  await expect(help(page)).toHaveCount(0);
});
