/** The rules: finding a rule, reading it, going on from it. */
import { type Row, rows } from "@broadside/rulebook";
import type { Locator, Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, test } from "./fixtures.ts";

const searchField = (page: Page): Locator => page.getByRole("searchbox", { name: "Words or a rule id" });
const results = (page: Page): Locator => page.locator("ol.results > li");
const count = (page: Page): Locator => page.getByRole("status");

test.describe("search", () => {
  test("by words: the rules that have them, the words marked, the address to share", async ({ page }) => {
    await page.goto("/rules");
    await searchField(page).fill("crippled section");
    await expect(count(page)).toHaveText(/^\d+ rules$/);
    await expect(results(page).first().locator("mark").first()).toHaveText(/^(crippled|section)$/i);
    await expect(page).toHaveURL("/rules?q=crippled+section");
  });

  test("by id: that rule comes first", async ({ page }) => {
    await page.goto("/rules");
    await searchField(page).fill("hs-tgt-03");
    await expect(results(page).first().getByRole("heading")).toHaveText("HS-TGT-03");
  });

  test("that finds nothing says so and offers ways on", async ({ page }) => {
    await page.goto("/rules");
    await searchField(page).fill("zzzzqq");
    await expect(count(page)).toHaveText("No rule matches. Try fewer words, or take a filter away.");
    await page.getByRole("link", { name: "crippled section" }).click();
    await expect(searchField(page)).toHaveValue("crippled section");
    await expect(results(page)).not.toHaveCount(0);
  });

  test("filters narrow it to exactly the rules that pass", async ({ page }) => {
    const passing = rows.filter((row) => row.edition.includes("2.5") && row.layer === "scoring").length;
    await page.goto("/rules");
    await page.getByLabel("Edition").selectOption("Second edition 2.5");
    await page.getByLabel("Subject").selectOption("Scoring");
    await expect(count(page)).toHaveText(`${passing} rules`);
    await expect(page).toHaveURL("/rules?edition=2.5&layer=scoring");
    await page.getByLabel("Edition").selectOption("All editions");
    await expect(page).toHaveURL("/rules?layer=scoring");
  });

  test("shows fifty rules, and fifty more on demand with the keyboard at the first new one", async ({ page }) => {
    await page.goto("/rules?layer=engine");
    await expect(results(page)).toHaveCount(50);
    await page.getByRole("button", { name: "Show 50 more" }).click();
    await expect(results(page)).toHaveCount(100);
    await expect(results(page).nth(50).getByRole("link").first()).toBeFocused();
  });

  test("an address brings back its words and filters", async ({ page }) => {
    await page.goto("/rules?q=obstacle&edition=1e&layer=geometry");
    await expect(searchField(page)).toHaveValue("obstacle");
    await expect(page.getByLabel("Edition")).toHaveValue("1e");
    await expect(page.getByLabel("Subject")).toHaveValue("geometry");
    await expect(results(page)).not.toHaveCount(0);
  });

  test("the key / leads to the field, and is a letter in it", async ({ page }) => {
    await page.goto("/rules");
    await expect(searchField(page)).toBeVisible();
    await expect(searchField(page)).not.toBeFocused();
    await page.keyboard.press("/");
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue("");
    await page.keyboard.type("a/b");
    await expect(searchField(page)).toHaveValue("a/b");
  });
});

test.describe("a rule", () => {
  test("stands at an address of its own", async ({ page }) => {
    await page.goto("/rules/HS-TGT-03");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("HS-TGT-03");
    await expect(page.locator(".rule-text")).toHaveText(ruleOf("HS-TGT-03").text);
    await expect(page).toHaveTitle("HS-TGT-03: Targeting a huge ship (TGT) · Broadside");
  });

  test("is found at its id in small letters too", async ({ page }) => {
    await page.goto("/rules/hs-tgt-03");
    await expect(page).toHaveURL("/rules/HS-TGT-03");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("HS-TGT-03");
  });

  test("that does not exist is said to, with a search for its family", async ({ page }) => {
    const unknown = "hs-tgt-77".toUpperCase();
    await page.goto(`/rules/${unknown}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`No rule ${unknown}`);
    await page.getByRole("link", { name: "Search the rules for “HS-TGT”" }).click();
    await expect(results(page).first().getByRole("heading")).toHaveText("HS-TGT-01");
  });

  test("links to the rules it mentions, and is linked from them", async ({ page }) => {
    await page.goto("/rules/HS-TGT-10");
    await page.locator(".rule-text").getByRole("link", { name: "HS-CRIP-07" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("HS-CRIP-07");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await listOf(page, "Rules that mention it").getByRole("link", { name: "HS-TGT-10" }).click();
    await expect(page).toHaveURL("/rules/HS-TGT-10");
    await expect(listOf(page, "Rules it mentions").getByRole("link")).toHaveText(["HS-CRIP-07"]);
  });

  test("leads to its neighbours in the section", async ({ page }) => {
    await page.goto("/rules/HS-TGT-03");
    const neighbours = page.getByRole("navigation", { name: "Neighbours in the section" });
    await expect(neighbours.getByRole("link")).toHaveText(["HS-TGT-02", "HS-TGT-04"]);
    await neighbours.getByRole("link", { name: "HS-TGT-04" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("HS-TGT-04");
  });
});

test("the back button returns to the search as it was", async ({ page }) => {
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

test("the first stop of the keyboard skips to the content", async ({ page }) => {
  await page.goto("/rules");
  await expect(searchField(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the rule with the longest word fits a phone", { tag: "@phone" }, async ({ page }) => {
  const longest = ({ text, check }: Row): number => Math.max(...`${text} ${check}`.split(" ").map((word) => word.length));
  const [widest] = rows.toSorted((a, b) => longest(b) - longest(a));
  await page.goto(`/rules/${widest?.id}`);
  await expectNoSidewaysScroll(page);
});

function ruleOf(id: string): Row {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new Error(`there is no rule ${id}`);
  return found;
}

/** The section of a rule's page under a heading. */
const listOf = (page: Page, heading: string): Locator =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: heading }) });
