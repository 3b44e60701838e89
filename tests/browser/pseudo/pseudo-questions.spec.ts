/** In the pseudo-language, no question in a game shows text without brackets, nor do its help and the rules next to it. */
import { parseRecord } from "@broadside/rules";
import { recordUpTo } from "@broadside/telling";
import type { Page } from "@playwright/test";
import { shownText } from "../../shared/shown-records.ts";
import { expect, test } from "../fixtures.ts";
import { type Part, speakPseudo, straysOn } from "./strays.ts";

speakPseudo(test);

const ASKED: Part = {
  root: ".play-question:not(.play-cover), .play-dice-dice, .play-set-up, .play-beside, dialog",
};

const expectNoStrays = (page: Page): Promise<void> => expect.poll(() => straysOn(page, ASKED)).toEqual([]);
const open = (page: Page) => page.locator(".play-question").first();

/** Continues a recorded game from the point after an input. */
async function goOn(page: Page, input: number, name = "epic-dogfight"): Promise<void> {
  const record = parseRecord(shownText(name));
  if (!record.ok) throw new Error(`no record ${name}`);
  const buffer = Buffer.from(JSON.stringify(recordUpTo(record.value, input)));
  await page.goto("/play");
  await page.getByLabel("Load game").setInputFiles({ name: "game.json", mimeType: "application/json", buffer });
  await expect(page).toHaveURL(/game=/);
  await expect(open(page)).toBeVisible();
  await expectNoStrays(page);
}

test("places for an obstacle, for a huge ship and along a line; a bot that sets up @long", async ({ page }) => {
  await goOn(page, 2);
  await page.locator(".play-figures input").first().fill("-500");
  await page.keyboard.press("Enter");
  await expect(page.locator(".play-fits[data-fits=false]")).toBeVisible();
  await expectNoStrays(page);
  await page.locator(".play-advice button").click();
  await expect(page.locator(".play-advice b")).toContainText("⟦", { timeout: 30_000 });
  await expectNoStrays(page);
  await goOn(page, 29);
  await page.locator(".play-set-up button").first().click();
  await expect(page.locator(".play-set-up [role=status]")).toBeVisible();
  await expectNoStrays(page);
  await goOn(page, 87);
  await expect(page.locator(".play-question input[type=range]")).toBeVisible();
});

test("dials: open and set, what a maneuver would do, what a bot would do, and help @long", async ({ page }) => {
  await goOn(page, 42);
  await page.locator(".play-cover .play-options button").first().click();
  await expect(page.locator(".play-dock")).toBeVisible();
  await expectNoStrays(page);
  for (const chip of await page.locator(".play-dials-dialChip").all()) {
    await chip.click();
    await expectNoStrays(page);
  }
  await page.locator(".play-dial button").first().click();
  await page.locator(".play-help-button-helpButton").click();
  await expect(page.locator("article[aria-live]")).toBeVisible();
  await expectNoStrays(page);
});

test("actions, the order of ships, waiting effects, and facedown dials @long", async ({ page }) => {
  await goOn(page, 53);
  await goOn(page, 54);
  await expect(page.locator(".play-together-together")).toBeVisible();
  await page.locator(".play-help-button-helpButton").click();
  await expect(page.locator(".play-help-text-helpChoices")).toBeVisible();
  await expectNoStrays(page);
  await page.locator("article[aria-live] .rule-id").click();
  await expect(page.locator(".play-side-panel-besideRule")).toBeVisible();
  await expectNoStrays(page);
  await page.keyboard.press("Escape");
  await page.locator("[data-drawer=game]").click();
  await page.locator(".play-game-tools-toolRow > button").nth(3).click();
  await expect(page.locator("dialog .buttons button").first()).toBeVisible();
  await expectNoStrays(page);
  await page.locator("dialog .buttons button").first().click();
  await expect(page.locator("dialog .play-dial-lines-mates")).toBeVisible();
  await expectNoStrays(page);
  await goOn(page, 197, "cover-the-evacuation");
  await expect(page.locator(".play-question-queue")).toBeVisible();
});

test("an attack: weapons, targets, and sections that can be targeted @long", async ({ page }) => {
  await goOn(page, 124);
  await expect(page.locator(".play-attack-targetOdds").first()).toContainText("⟦", { timeout: 30_000 });
  for (const summary of await page.locator(".play-attack-aiming summary").all()) await summary.click();
  await expectNoStrays(page);
  await page.keyboard.press("?");
  await expect(page.locator("article[aria-live]")).toBeVisible();
  await expectNoStrays(page);
});

test("changing and rerolling dice, and what others must agree to @long", async ({ page }) => {
  await goOn(page, 193);
  await expect(page.locator(".play-roll-again")).toContainText("⟦");
  await goOn(page, 214);
  await expect(page.locator(".play-question-worth").first()).toContainText("⟦", { timeout: 30_000 });
  await expectNoStrays(page);
  await page.locator(".play-drawer-button:not([data-drawer])").first().click();
  await expect(page.locator(".play-proposal")).toBeVisible();
  await expectNoStrays(page);
});

test("energy: allocating it to cards, with what it does @long", async ({ page }) => {
  await goOn(page, 177);
  await expect(page.locator(".play-energy-energy")).toBeVisible();
  await page.locator(".play-help-button-helpButton").click();
  await expect(page.locator("article[aria-live]")).toBeVisible();
  await expectNoStrays(page);
});
