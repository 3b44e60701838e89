/** The rules in a real browser: its back button, the Tab key, and a phone. */
import { type Row, rows } from "@broadside/rulebook";
import type { Locator, Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, testOnSharedPage } from "../fixtures.ts";

const searchField = (page: Page): Locator => page.getByRole("searchbox", { name: "Words or a rule id" });
const results = (page: Page): Locator => page.locator("ol.rules-results > li");

testOnSharedPage("the back button returns to the search as it was", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Rules" }).click();
  await searchField(page).fill("HS-CRIP");
  await expect(page).toHaveURL("/rules?q=HS-CRIP");
  await results(page).getByRole("link", { name: "HS-CRIP-08", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("HS-CRIP-08");
  await page.goBack();
  await expect(searchField(page)).toHaveValue("HS-CRIP");
  await expect(results(page).first().getByRole("heading")).toHaveText("HS-CRIP-01");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bring the big ships.");
});

testOnSharedPage("the first Tab stop skips to the content", async ({ page }) => {
  await page.goto("/rules");
  await expect(searchField(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

testOnSharedPage("the rule with the longest word fits a phone @phone", async ({ page }) => {
  const longest = ({ text, check }: Row): number => Math.max(...`${text} ${check}`.split(" ").map((word) => word.length));
  const [widest] = rows.toSorted((a, b) => longest(b) - longest(a));
  await page.goto(`/rules/${widest?.id}`);
  await expectNoSidewaysScroll(page);
});
