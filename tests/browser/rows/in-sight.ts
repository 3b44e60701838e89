/** What all may see at one screen, and what nobody but its player. */
import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { answer, button, heading, takeDefault } from "../playing.ts";

/** In Planning: the first player sets a dial, and sets it otherwise; the page is the same, and the other player's has nothing of it. */
export async function expectDialsHidden(page: Page): Promise<void> {
  /** All that is on the page once the screen is covered; but that somebody has looked again is told to all. */
  const seen = async (): Promise<string> => {
    await expect(heading(page)).toHaveText("Pass the screen on");
    await expect(page.locator(".play-dock")).toHaveCount(0);
    // The table is drawn anew in the next frame.
    await expect(page.locator('.broadside-table [aria-label*="can be chosen"]')).toHaveCount(0);
    return page.locator(".play-page").evaluate((all) => {
      const marks = [...all.querySelectorAll(".table-dial-mark")].map((mark) => mark.innerHTML);
      const names = [...all.querySelectorAll("[aria-label], [title]")].flatMap((one) => [
        one.getAttribute("aria-label"),
        one.getAttribute("title"),
      ]);
      const shown = all.cloneNode(true) as Element;
      shown.querySelector(".play-feed")?.remove();
      return [shown.textContent, ...names, ...marks].join("\n");
    });
  };
  const setTo = async (who: string | RegExp, maneuver: RegExp): Promise<string> => {
    await button(page, who).first().click();
    const [chip] = await page.locator(".play-dial-chip").all();
    await chip?.click();
    await page.locator(".play-dial").getByRole("button", { name: maneuver }).first().click();
    await button(page, /^Done/).click();
    return seen();
  };
  const before = await setTo("Pass the screen to Player 1", /^2 straight/);
  expect(before).not.toMatch(/2 straight|3 left bank/);
  const after = await setTo("Player 1 looks again", /^3 left bank/);
  expect(after).toBe(before);
  // The other player's screen has only the other player's dials.
  await button(page, /^Pass the screen to Player 2/).click();
  await expect(page.locator(".play-dial-chip").first()).toBeVisible();
  for (const chip of await page.locator(".play-dial-chip").all()) await expect(chip).toHaveAttribute("title", /\(B\d+\)/);
}

/**
 * Where a target is chosen: it is fired at, and the dice lie where everybody sees them, those of the attacker and then those of both, whoever
 * is asked meanwhile. Both sides need something to spend on them.
 */
export async function expectDiceInSight(page: Page): Promise<void> {
  await answer(page, () => button(page, /^Fire at/).click());
  const dice = page.locator(".play-dice");
  const kinds = (): Promise<readonly (string | null)[]> =>
    page.locator(".play-dice .play-die").evaluateAll((all) => [...new Set(all.map((die) => die.getAttribute("data-kind")))]);
  const seen: string[] = [];
  while ((await dice.count()) > 0 && !/^Whom does/.test((await heading(page).textContent()) ?? "")) {
    await expect(page.locator(".play-cover"), "no cover comes between").toHaveCount(0);
    await expect(dice).toBeInViewport();
    seen.push((await kinds()).join());
    await takeDefault(page);
  }
  expect(new Set(seen)).toEqual(new Set(["attack", "attack,defense"]));
}
