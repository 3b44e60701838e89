/** A game against a bot by keyboard alone, from the home page: one round, and a whole game through to the end page. */
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { button, status } from "../playing.ts";
import { answerByKey, nextPlace, tabTo, withoutPointer } from "./keyboard.ts";

/** On the home page: choose the game and the opponent, then start. */
async function beginByKey(page: Page, name: RegExp): Promise<void> {
  await page.goto("/");
  await expect(page.locator(".home-start-panel-desk > .home-list-line-list")).toContainText("legal");
  await tabTo(page, page.getByRole("group", { name: "What to play" }).getByRole("radio", { checked: true }));
  const game = page.getByRole("radio", { name });
  for (let step = 0; step < 6 && !(await game.isChecked()); step += 1) await page.keyboard.press("ArrowRight");
  await expect(game).toBeChecked();
  await tabTo(page, page.getByLabel("The computer plays as"));
  await page.keyboard.press("r");
  await expect(page.getByLabel("The computer plays as")).toHaveValue("random");
  await tabTo(page, button(page, /^Play the computer/), true);
  await page.keyboard.press("Enter");
}

/** Lets the bot set up, up to the first dials. */
async function setUpByKey(page: Page) {
  const first = await nextPlace(page, "");
  expect(first.at).toBe("question");
  await tabTo(page, button(page, /^Set up for me/), true);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "For your eyes only" })).toBeFocused({ timeout: 60_000 });
  return nextPlace(page, first.asked);
}

test("the home page, set-up and a round work without a pointer, and the focus is always on the question", async ({ page }) => {
  test.setTimeout(120_000);
  const expectNoPointer = await withoutPointer(page);
  await beginByKey(page, /^Standard/);
  let place = await setUpByKey(page);
  for (let step = 0; step < 150 && !/Round 2/.test(place.asked); step += 1) place = await answerByKey(page, place);
  await expect(status(page)).toContainText("Round 2");
  await expectNoPointer();
});

for (const game of ["Standard", "Epic Dogfight"])
  test(`a whole game by keyboard to its end: ${game} @long`, async ({ page }) => {
    test.setTimeout(1_800_000);
    const expectNoPointer = await withoutPointer(page);
    await beginByKey(page, new RegExp(`^${game}`));
    let place = await setUpByKey(page);
    let shots = 0;
    for (let step = 0; step < 3000 && place.at !== "end"; step += 1) {
      if (/^Fire at/.test(place.words)) shots += 1;
      place = await answerByKey(page, place);
    }
    await expect(page.locator(".play-end-end").getByRole("heading", { level: 2 }).first()).toBeFocused();
    expect(shots).toBeGreaterThan(0);
    await tabTo(page, button(page, "Play again"));
    await expectNoPointer();
  });
