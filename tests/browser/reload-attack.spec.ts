/** An Epic Dogfight against the strongest program, reloaded in the middle of an attack: the same question with the same dice, and it goes on. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { answer, asked, button, heading, playUntil, question, status } from "./playing.ts";

const FIGHTING = [
  [/^Which action/, /^Focus/],
  [/^Whom does/, /^Fire at/],
] as const;
const FAST = /^[34] straight/;

/** Every die as it lies, the attacker's and the defender's. */
const dice = (page: Page): Promise<readonly string[]> =>
  page
    .locator(".play-dice .play-die")
    .evaluateAll((all) => all.map((die) => `${die.getAttribute("data-kind")} ${die.getAttribute("data-face")}`));

/** What has but one answer is answered by itself; a question that stays waits for a person. */
async function untilDiceAreChanged(page: Page): Promise<string> {
  for (let tries = 0; tries < 20; tries += 1) {
    await playUntil(page, /may change the .*dice/, FIGHTING, FAST);
    const here = await asked(page);
    await page.waitForTimeout(500);
    if ((await asked(page)) === here && (await dice(page)).length > 1) return here;
  }
  throw new Error("nobody may change dice");
}

test("the attack is there as it was, and the game goes on to the next round", async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto("/play?seed=ace");
  await page.getByRole("combobox", { name: /^Game/ }).selectOption({ label: "Epic Dogfight, 300 points" });
  await expect(page.getByText("✓ Legal")).toHaveCount(2);
  await page.getByLabel("Played by").nth(1).selectOption({ label: "Ace: plans ahead for its whole fleet" });
  await button(page, /^Play$/).click();
  await expect(status(page)).toContainText("programs: Ace as Player 2");
  await button(page, /^Set up for me/).click();
  await expect(heading(page)).toHaveText("Pass the screen on", { timeout: 120_000 });
  const here = await untilDiceAreChanged(page);
  const lying = await dice(page);
  expect(lying.length).toBeGreaterThan(1);
  const words = await question(page).getByRole("heading").textContent();
  const options = await question(page).locator(".play-options button").allTextContents();
  const round = /Round (\d+)/.exec((await status(page).textContent()) ?? "")?.[1];

  await page.reload();
  await expect.poll(() => asked(page)).toBe(here);
  expect(await dice(page)).toEqual(lying);
  await expect(question(page).getByRole("heading")).toHaveText(words ?? "");
  expect(await question(page).locator(".play-options button").allTextContents()).toEqual(options);
  await expect(status(page)).toContainText("programs: Ace as Player 2");

  await answer(page, () => question(page).locator("[data-default]").first().click());
  await playUntil(page, /^Pass the screen on/, FIGHTING, FAST);
  await expect(status(page)).toContainText(`Round ${Number(round) + 1}`);
});
