/** In the pseudo-language, the form that starts a game shows no text without brackets. */
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { expectNoStrays, speakPseudo } from "./strays.ts";

speakPseudo(test);

const legal = (page: Page, seats: number): Promise<void> => expect(page.locator(".start-seats-verdict")).toHaveCount(seats);

const openFolds = (page: Page): Promise<void> =>
  page.locator("details").evaluateAll((folds) => {
    for (const fold of folds as HTMLDetailsElement[]) fold.open = true;
  });

test("every edition, other settings and agreements, and an invalid PIN and list @long", async ({ page }) => {
  await page.goto("/play");
  await legal(page, 2);
  for (const edition of await page.locator(".start-editions input").all()) {
    await edition.check();
    await legal(page, 2);
    await openFolds(page);
    await expectNoStrays(page);
  }
  const [agreement, pin, list] = [
    page.locator(".start-fold select").first(),
    page.locator("input[type=password]").first(),
    page.locator("textarea").first(),
  ];
  await agreement.selectOption({ index: 1 });
  await pin.fill("12");
  await list.fill("0");
  await page.locator(".start-elsewhere button").first().click();
  await expect(page.getByRole("alert")).toContainText("⟦");
  await expectNoStrays(page);
});

test("six seats in teams, the organiser's numbers, quick builds, and illegal lists @long", async ({ page }) => {
  await page.goto("/play?scenario=cover-the-evacuation");
  await page.locator(".fields select").nth(1).selectOption("6");
  await legal(page, 6);
  await openFolds(page);
  await page.locator(".start-elsewhere .buttons button:enabled").first().click();
  await expect(page.locator(".start-elsewhere .button-row")).toHaveCount(1);
  await page.locator(".start-fold input[type=number]").first().fill("1");
  await expectNoStrays(page);
  await expect(page.getByRole("alert").first()).toContainText("⟦");
  await expectNoStrays(page);
});

test("first-edition formats: tiers, and teams that hand in their lists together @long", async ({ page }) => {
  await page.goto("/play?edition=1e");
  for (const format of ["escalation", "team-epic"]) {
    await page.locator(".start-what select").selectOption(format);
    await expect(page.locator(".start-seats-verdict").first()).toBeVisible();
    await expectNoStrays(page);
  }
});

test("a file that isn't a game; a saved game, and the question before it is deleted @long", async ({ page }) => {
  await page.goto("/play?play=nothing");
  await expect(page.getByRole("alert")).toContainText("⟦");
  await legal(page, 2);
  await page.locator(".start-bar button").click();
  await expect(page.locator(".play-question").first()).toBeVisible();
  await page.goto("/play");
  await expect(page.locator(".start-saved li")).toHaveCount(1);
  await expectNoStrays(page);
  await page.locator(".start-saved li > button").last().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoStrays(page);
});
