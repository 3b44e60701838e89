/** Allocating energy on huge ships: by click and by touch on the cards, on the ship itself, and by repeating last round's choice. */
import type { Game } from "@broadside/rules";
import type { Page } from "@playwright/test";
import { discharged, epicDogfight, FULL_SPEED } from "../../shared/usual-games.ts";
import { expect, testOnSharedPage as test } from "../fixtures.ts";
import { isAskedOf, isPhase, playedUntil, show } from "../made-games.ts";
import { answer, button, expectLogged } from "../playing.ts";

const card = (page: Page, name: string) => page.locator(`.play-energy-energy [data-energy-card^="${name}"]`).first();

/** The game at the energy question of this round, with no energy on the ship's weapons. */
const allocating = (game: Game, round: number): Game =>
  playedUntil(
    discharged(
      playedUntil(game, isPhase("planning", round), { "allocate energy": /^singleturbolasers@1/ }),
      "singleturbolasers",
      "quadlasercannons",
    ),
    isAskedOf("allocate energy", "A1"),
    FULL_SPEED,
  );

test("[HS-ENERGY-10] pressing a card or the ship's ring puts a token on the next place; the next round can repeat the choice", async ({
  page,
}) => {
  const game = allocating(await epicDogfight(), 1);
  await show(page, game);
  const turbolasers = card(page, "singleturbolasers");
  await expect(turbolasers.locator('[data-place="next"]')).toHaveCount(1);
  await expect(turbolasers.locator('[data-place="empty"]')).toHaveCount(1);
  expect((await turbolasers.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await answer(page, () => turbolasers.locator('[data-place="next"]').click());
  await expect(turbolasers.locator('[data-place="filled"]')).toHaveCount(1);
  await expect(turbolasers).toContainText("1/2");

  // Around the ship there is a button for each card that can take energy.
  const offered = await page.locator(".play-energy-card:enabled").count();
  await expect(page.locator(".table-ring > *")).toHaveCount(offered);
  await answer(page, () => page.locator(".table-ring > *").first().click());
  await answer(page, () => page.keyboard.press("1"));
  await answer(page, () =>
    page
      .getByRole("group", { name: /'s energy$/ })
      .getByRole("button", { name: /^Done/ })
      .click(),
  );
  await expect(button(page, /^Same as last round/)).toHaveCount(0);

  await show(page, allocating(game, 2));
  const again = button(page, /^Same as last round/);
  await expect(again).toContainText(/on (Single Turbolasers|Quad Laser Cannons)/);
  await expect(turbolasers).toContainText("0/2");
  await again.click();
  await expect(turbolasers).toContainText(/[12]\/2/);
  await expect(
    page
      .locator(".play-energy-places")
      .filter({ hasText: /[12]\/2/ })
      .first(),
  ).toBeVisible();
  await expectLogged(page, "Tantive IV puts 1 energy on Single Turbolasers");
});
