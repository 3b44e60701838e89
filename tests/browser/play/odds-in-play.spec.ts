/** Odds during a game: shown whenever dice may change in a game with aids, and never without aids. */
import type { Game } from "@broadside/rules";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, testOnSharedPage as test } from "../fixtures.ts";
import { FAST, fewShips, isAsked, judged, playedUntil, set, show } from "../made-games.ts";
import { answer, question } from "../playing.ts";

const FIRE = { attack: /^primary/ };
const figure = async (page: Page): Promise<number> => Number(await page.locator(".play-as-it-lies > b").textContent());

/** A1 has a focus token and a lock on a ship it may attack. */
async function readyToFire(): Promise<Game> {
  const game = playedUntil(await fewShips(), isAsked("attack"), FAST);
  const tokens = game.state.ships.find(({ id }) => id === "A1")?.tokens;
  if (!tokens) throw new Error("no such ship");
  return judged(game, set("A1", { tokens: { ...tokens, focus: 1 }, locks: ["B2"] }));
}

test.describe("odds at each change of dice", () => {
  test("each answer shows its odds, and the target's pips show the likely damage", async ({ page }) => {
    await show(page, playedUntil(await readyToFire(), isAsked("modify attack dice"), FIRE));
    const done = question(page).getByRole("button", { name: /^No more changes/ });
    const spend = question(page)
      .getByRole("button", { name: /^(Spend|Predator)/ })
      .first();
    await expect(done).toContainText(/\d\.\d damage/);
    await expect(spend).toContainText(/[+−±]\d(\.\d)?\s+\d\.\d damage/);
    const forecast = page.locator(".play-as-it-lies");
    await done.hover();
    await expect(forecast).toContainText(/If you keep these/);
    const kept = await figure(page);
    await spend.hover();
    await expect(forecast).toContainText(/If you choose “/);
    expect(await figure(page)).toBeGreaterThanOrEqual(kept);
    await expect(forecast).toContainText(/most likely|certain/);
    await expectAccessible(page, undefined, ".play-panel");
  });

  test("dice to reroll have a ring, the best choice at first; pressing a die marks it or keeps it", async ({ page }) => {
    await show(page, playedUntil(await readyToFire(), isAsked("reroll"), { ...FIRE, "modify attack dice": /^lock/ }));
    const marked = page.locator('.play-dice-dieMark[aria-pressed="true"]');
    const best = question(page).getByRole("button", { name: /suggested/ });
    await expect(best).toHaveCount(1);
    // Before the player touches any dice, those that the best answer names are marked.
    const named = ((await best.locator(".play-option-words").textContent()) ?? "").replace(/ · .*$/, "");
    const count = named === "Reroll nothing" ? 0 : named.split(", ").length;
    await expect(marked).toHaveCount(count);
    const again = page.locator(".play-roll-again");
    await expect(again).toHaveText(count === 0 ? "Mark dice to reroll" : count === 1 ? "Reroll this die" : `Reroll these ${count} dice`);
    const free = page.locator(".play-dice-dieMark:enabled").first();
    const was = await free.getAttribute("aria-pressed");
    await free.click();
    await expect(page.locator(`.play-dice-dieMark[aria-pressed="${was === "true" ? "false" : "true"}"]`).first()).toBeVisible();
    await expect(marked).toHaveCount(was === "true" ? count - 1 : count + 1);
    if (was === "true") await free.click();
    await answer(page, () => again.click());
  });
});
