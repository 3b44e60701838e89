/** The page of exact odds: figures by hand and by keys, plots with their tables, an address that holds everything. */

import { oddsOfCalculation } from "@broadside/odds";
import { average, type CalculationTexts, exactPercent, percent, readCalculation } from "@broadside/odds/calculator";
import type { Page } from "@playwright/test";
import { expect, expectAccessibleInAnyLight, expectNoSidewaysScroll, test } from "./fixtures.ts";

const results = (page: Page) => page.getByRole("region", { name: "What it comes to" });
const field = (page: Page, name: string) => page.getByRole("spinbutton", { name, exact: true });
const attack = (page: Page, number: number) => page.getByRole("region", { name: `Attack ${number}`, exact: true });

const oddsOf = (texts: CalculationTexts) => oddsOfCalculation(readCalculation(texts).calculation);

/** The figures on the page are those of these texts. */
async function expectOdds(page: Page, texts: CalculationTexts): Promise<void> {
  const { expectedDamage, destroyedAfter } = oddsOf(texts);
  const told = `Expected damage ${average(expectedDamage)}, ${percent(destroyedAfter.at(-1) ?? 0)} destroyed`;
  await expect(results(page).getByRole("status")).toHaveText(told);
}

test("figures are typed, stepped and ticked, the odds follow at once, and the address keeps them", async ({ page }) => {
  await page.goto("/odds");
  await expectOdds(page, {});
  await field(page, "Attack dice, attack 1").fill("4");
  await expectOdds(page, { attacks: "4.focus_3.focus" });
  await page.getByRole("button", { name: "More: Lock, attack 1" }).click();
  await expectOdds(page, { attacks: "4.focus.lock_3.focus" });
  await field(page, "Agility").press("ArrowUp");
  await page.getByRole("checkbox", { name: "Obstructed, attack 2" }).check();
  await page.getByLabel("Range, attack 2").selectOption("1");
  await expectOdds(page, { attacks: "4.focus.lock_3.focus.range1.obstructed", defender: "3.evade" });
  await expect(attack(page, 2)).toContainText("4 against 4 dice");
  await expect.poll(() => new URL(page.url()).search).toBe("?attacks=4.lock.focus_3.focus.range1.obstructed&defender=3.evade");

  await page.reload();
  await expectOdds(page, { attacks: "4.focus.lock_3.focus.range1.obstructed", defender: "3.evade" });
  await expect(field(page, "Lock, attack 1")).toHaveValue("1");
  await page.getByRole("button", { name: "Start again" }).click();
  await expectOdds(page, {});
  await expect.poll(() => new URL(page.url()).search).toBe("");
});

test("attacks come and go, and the tables have the exact figures", async ({ page }) => {
  await page.goto("/odds?attacks=3.focus&shields=1&hull=2");
  await expect(attack(page, 2)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  await attack(page, 1).getByRole("button", { name: "Add another like it" }).click();
  await field(page, "Focus, attack 2").fill("0");
  const texts = { attacks: "3.focus_3", shields: "1", hull: "2" };
  await expectOdds(page, texts);
  const { damage, destroyedAfter } = oddsOf(texts);
  await expect(page.getByRole("img", { name: /^The chance of each amount of damage: 0: \d+/ })).toBeVisible();
  await page.getByText("The same as a table").click();
  const rows = results(page).getByRole("row");
  for (const [suffered, chance] of damage.entries())
    await expect(
      rows
        .nth(suffered + 1)
        .getByRole("cell")
        .first(),
    ).toHaveText(exactPercent(chance));
  await expect(rows.nth(damage.length)).toContainText("3, destroyed");
  await page.getByText("What each attack adds").click();
  await expect(results(page).getByRole("row").last()).toContainText(exactPercent(destroyedAfter[1] ?? 0));
  await expectAccessibleInAnyLight(page);
  await attack(page, 1).getByRole("button", { name: "Remove attack 1" }).click();
  await expectOdds(page, { ...texts, attacks: "3" });
});

test("each edition has its own tokens; a section of a huge ship is crippled", async ({ page }) => {
  await page.goto("/odds?edition=2.5&attacks=3.force2.calculate&defender=2.calculate");
  await expectOdds(page, { edition: "2.5", attacks: "3.force2.calculate", defender: "2.calculate" });
  await expect(field(page, "Force, attack 1")).toHaveValue("2");
  await page.getByLabel("Edition").selectOption({ label: "First edition" });
  await expect(field(page, "Force, attack 1")).toHaveCount(0);
  await expectOdds(page, { attacks: "3", defender: "2" });
  await page.getByRole("checkbox", { name: "A section of a huge ship" }).check();
  await expect(results(page)).toContainText("Crippled");
  await page
    .getByText(/^What cards do/)
    .first()
    .click();
  await page.getByRole("checkbox", { name: "Hits stay, attack 1" }).check();
  await expect(results(page).getByRole("status")).toContainText(average(oddsOf({ attacks: "3.sure-hits", defender: "2" }).expectedDamage));
});

test("what is out of bounds says so, and nothing changes until it is put right", async ({ page }) => {
  await page.goto("/odds");
  await expectOdds(page, {});
  const dice = field(page, "Attack dice, attack 1");
  await dice.fill("99");
  await expect(page.getByText("A whole number from 0 to 10.")).toBeVisible();
  await expect(dice).toHaveAttribute("aria-invalid", "true");
  await expectOdds(page, {});
  await dice.fill("5");
  await expect(page.getByText("A whole number from 0 to 10.")).toHaveCount(0);
  await expectOdds(page, { attacks: "5.focus_3.focus" });

  await page.goto("/odds?attacks=3.fokus&hull=0");
  await expect(page.getByRole("alert")).toContainText("Attack has “fokus”, which no attacker has in 1e; there is focus.");
  await expect(page.getByRole("alert")).toContainText("Hull is a whole number from 1 to 40, not “0”.");
  await field(page, "Hull").fill("4");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectOdds(page, { attacks: "3.focus", hull: "4" });
});

test("a long calculation does not hold up a short one that is asked for meanwhile", async ({ page }) => {
  const dear = "6.lock5.focus5.calculate5.force5";
  await page.goto(
    `/odds?edition=2.5&attacks=${Array.from({ length: 8 }, () => dear).join("_")}&defender=6.focus5.calculate5.force5.evade5&hull=40`,
  );
  await expect(results(page).getByRole("status")).toHaveText("Calculating …");
  await page.getByRole("button", { name: "Start again" }).click();
  await expectOdds(page, {});
});

test.describe("on a phone @phone", () => {
  test("nothing runs off the screen, and a bar keeps the figures in sight", async ({ page }) => {
    await page.goto("/odds?edition=2.5&attacks=3.focus_4.range1_2.reroll2&defender=2.evade&shields=9&hull=12");
    await expect(results(page).getByRole("status")).toContainText("Expected damage");
    await page.locator("details").evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute("open", "");
    });
    await expectNoSidewaysScroll(page);
    const brief = page.getByRole("button", { name: /damage, .* destroyed/ });
    await expect(brief).toBeInViewport();
    await brief.tap();
    await expect(page.getByRole("heading", { name: "What it comes to" })).toBeInViewport();
  });
});
