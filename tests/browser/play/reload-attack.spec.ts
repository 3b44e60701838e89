/**
 * An Epic Dogfight against the strongest bot is reloaded in the middle of an attack. It shows the same question with the same dice and
 * continues.
 */
import type { Page } from "@playwright/test";
import { hugeShipAttacks } from "../../shared/huge-fleets.ts";
import { expect, test } from "../fixtures.ts";
import { load } from "../made-games.ts";
import { answer, asked, button, heading, playUntil, question, status, useTool } from "../playing.ts";

/** Every die as rolled, the attacker's and the defender's. */
const dice = (page: Page): Promise<readonly string[]> =>
  page
    .locator(".play-dice-dice .play-dice-die")
    .evaluateAll((all) => all.map((die) => `${die.getAttribute("data-kind")} ${die.getAttribute("data-face")}`));

test("after a reload the attack is unchanged, and the game continues to the next round @long", async ({ page }) => {
  await load(page, await hugeShipAttacks());
  await useTool(page, "Players");
  await page.getByLabel("Player 2 is played by").selectOption({ label: "Ace: plans ahead for its whole fleet" });
  await expect(status(page)).toContainText("Ace plays as Player 2");
  await page.keyboard.press("Escape");
  await answer(page, () => button(page, /^Fire at/).click());
  await expect(heading(page)).toHaveText(/^Modify .* attack dice\?$/);
  const here = await asked(page);
  const lying = await dice(page);
  expect(lying.length).toBeGreaterThan(1);
  const words = await question(page).getByRole("heading").textContent();
  const options = await question(page).locator(".play-options button").allTextContents();
  const round = /Round (\d+)/.exec((await status(page).textContent()) ?? "")?.[1];

  await page.reload();
  await expect.poll(() => asked(page), { intervals: [50] }).toBe(here);
  expect(await dice(page)).toEqual(lying);
  await expect(question(page).getByRole("heading")).toHaveText(words ?? "");
  expect(await question(page).locator(".play-options button").allTextContents()).toEqual(options);
  await expect(status(page)).toContainText("Ace plays as Player 2");

  await answer(page, () => question(page).locator("[data-default]").first().click());
  await playUntil(page, /^For your eyes only/);
  await expect(status(page)).toContainText(`Round ${Number(round) + 1}`);
});
