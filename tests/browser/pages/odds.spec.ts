/** The odds page in a real browser: its keys, its worker, a reload, and a phone. */
import { oddsOfCalculation } from "@broadside/odds";
import { average, type CalculationTexts, percent, readCalculation } from "@broadside/odds/calculator";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, testOnSharedPage } from "../fixtures.ts";

const results = (page: Page) => page.getByRole("region", { name: "Results" });
const field = (page: Page, name: string) => page.getByRole("spinbutton", { name, exact: true });

const oddsOf = (texts: CalculationTexts) => oddsOfCalculation(readCalculation(texts).calculation);

/** The page shows the odds for these texts. */
async function expectOdds(page: Page, texts: CalculationTexts): Promise<void> {
  const { expectedDamage, destroyedAfter } = oddsOf(texts);
  const found = `Expected damage ${average(expectedDamage)}, ${percent(destroyedAfter.at(-1) ?? 0)} destroyed`;
  await expect(results(page).getByRole("status")).toHaveText(found);
}

testOnSharedPage(
  "a long calculation does not hold up a short one; keys change the numbers, and the address restores them after a reload",
  async ({ page }) => {
    const dear = "6.lock5.focus5.calculate5.force5";
    await page.goto(
      `/odds?edition=2.5&attacks=${Array.from({ length: 8 }, () => dear).join("_")}&defender=6.focus5.calculate5.force5.evade5&hull=40`,
    );
    await expect(results(page).getByRole("status")).toHaveText("Calculating…");
    await page.getByRole("button", { name: "Start again" }).click();
    await expectOdds(page, {});
    await field(page, "Attack dice, attack 1").fill("4");
    await field(page, "Agility").press("ArrowUp");
    await page.getByRole("checkbox", { name: "Obstructed, attack 2" }).check();
    await page.getByLabel("Range, attack 2").selectOption("1");
    await expectOdds(page, { attacks: "4.focus_3.focus.range1.obstructed", defender: "3.evade" });
    await expect
      .poll(() => new URL(page.url()).search, { intervals: [50] })
      .toBe("?attacks=4.focus_3.focus.range1.obstructed&defender=3.evade");
    await page.reload();
    await expectOdds(page, { attacks: "4.focus_3.focus.range1.obstructed", defender: "3.evade" });
    await page.getByText("Show as a table").click();
    await page.getByText("Show each attack").click();
    await expectAccessible(page, undefined, "main");
  },
);

testOnSharedPage("on a phone, nothing overflows, and a bar keeps the numbers in view @phone @long", async ({ page }) => {
  await page.goto("/odds?edition=2.5&attacks=3.focus_4.range1_2.reroll2&defender=2.evade&shields=9&hull=12");
  await expect(results(page).getByRole("status")).toContainText("Expected damage");
  await page.locator("details").evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute("open", "");
  });
  await expectNoSidewaysScroll(page);
  const brief = page.getByRole("button", { name: /damage, .* destroyed/ });
  await expect(brief).toBeInViewport();
  await brief.tap();
  await expect(page.getByRole("heading", { name: "Results" })).toBeInViewport();
});
