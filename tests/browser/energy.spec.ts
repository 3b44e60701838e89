/** Energy of huge ships by pressing the places on cards, by a finger and on the ship; as in the round before. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { answer, button, expectLogged, playUntil, start, useTool } from "./playing.ts";

const DOGFIGHT = { name: "Epic Dogfight, 300 points", seats: 2 };
const FAST = /^4 straight/;
const ASKED = /^Onto which card does CR90 Corvette \(A1\)/;
const card = (page: Page, name: string) => page.locator(`.play-energy [data-energy-card^="${name}"]`).first();

/** Takes energy off cards of a ship, with the other side's consent. */
async function discharge(page: Page, cards: readonly string[]): Promise<void> {
  await useTool(page, "Change by hand");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Ship" }).selectOption("A1");
  for (const one of cards) await dialog.getByLabel(one).first().fill("0");
  await dialog.getByLabel("Reason").fill("They were fired");
  await dialog.getByRole("button", { name: "Propose" }).click();
  await button(page, "Player 2 agrees").click();
  await expect(button(page, "Player 2 agrees")).toHaveCount(0);
}

test("[HS-ENERGY-10] a press on a card puts a token on its next place; the ship's ring does too; the next round does the same again", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await start(page, "epic", DOGFIGHT);
  await playUntil(page, /^Pass the screen on/);
  await discharge(page, ["Quad Laser Cannons", "Single Turbolasers"]);
  await playUntil(page, ASKED, [], FAST);
  const turbolasers = card(page, "singleturbolasers");
  await expect(turbolasers.locator('[data-place="next"]')).toHaveCount(1);
  await expect(turbolasers.locator('[data-place="empty"]')).toHaveCount(1);
  expect((await turbolasers.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  await answer(page, () => turbolasers.locator('[data-place="next"]').click());
  await expect(turbolasers.locator('[data-place="filled"]')).toHaveCount(1);
  await expect(turbolasers).toContainText("1/2");

  // Round the ship stands a button for every card that takes one.
  const offered = await page.locator(".play-energy-card:enabled").count();
  await expect(page.locator(".table-ring > *")).toHaveCount(offered);
  await answer(page, () => page.locator(".table-ring > *").first().click());
  await answer(page, () => page.keyboard.press("1"));
  await answer(page, () =>
    page
      .getByRole("group", { name: /^Energy of/ })
      .getByRole("button", { name: /^Done/ })
      .click(),
  );
  await expect(button(page, /^As last round/)).toHaveCount(0);

  await playUntil(page, /^Pass the screen on/, [[/^Whom does/, /^Do not attack/]]);
  await discharge(page, ["Quad Laser Cannons", "Single Turbolasers"]);
  await playUntil(page, ASKED, [], FAST);
  const again = button(page, /^As last round/);
  await expect(again).toContainText(/on (Single Turbolasers|Quad Laser Cannons)/);
  await again.click();
  await expect(turbolasers).toContainText(/[12]\/2/);
  await expect(
    page
      .locator(".play-energy-places")
      .filter({ hasText: /[12]\/2/ })
      .first(),
  ).toBeVisible();
  await expectLogged(page, "CR90 Corvette (A1) puts 1 energy on Single Turbolasers");
});

test("a weapon that cannot be fired is shown with its reason and its rule, the others with their dice", async ({ page }) => {
  test.setTimeout(240_000);
  await start(page, "epic", DOGFIGHT);
  await playUntil(page, /^Whom does CR90 Corvette \(A1\) attack/, [[ASKED, /^Done/]], FAST);
  const barred = page.locator(".play-weapon-barred");
  await expect(barred.first()).toContainText(/nobody at range|not enough energy|its attack is used up/);
  await expect(barred.first().getByRole("link")).toHaveText(/^(HS|1E)-/);
  await expect(page.locator(".play-weapon").first()).toContainText(/range \d–\d · \d dice/);
});
