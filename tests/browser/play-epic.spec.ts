/** Huge ships on the page: Epic Dogfight and Team Epic begun, energy moved by hand, sections explained, a game watched again. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { answer, button, plan, playUntil, question, start, status } from "./playing.ts";

const DOGFIGHT = { name: "Epic Dogfight, 300 points", seats: 2 };
const TEAM_EPIC = { name: "Team Epic, two against two", seats: 4 };
const FAST = /^4 straight/;
const pips = (page: Page, card: string) => page.locator(`.play-energy [data-energy-card^="${card}"]`).first();

/** Takes energy off cards of a ship, with the other side's consent. */
async function discharge(page: Page, ship: string, cards: readonly string[]): Promise<void> {
  await page.getByText("More", { exact: true }).click();
  await button(page, "Change by hand").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Ship" }).selectOption(ship);
  for (const card of cards) await dialog.getByLabel(card).first().fill("0");
  await dialog.getByLabel("Reason").fill("They were fired");
  await dialog.getByRole("button", { name: "Propose" }).click();
  await button(page, "Player 2 agrees").click();
  await expect(button(page, "Player 2 agrees")).toHaveCount(0);
}

test.describe("huge ships on the page", () => {
  test("an Epic Dogfight: energy by dragging and by keys, sections explained, watched again", async ({ page }) => {
    test.setTimeout(240_000);
    await start(page, "epic", DOGFIGHT);
    await playUntil(page, /^Pass the screen on/);
    const corvette = page.locator(".play-ship").filter({ hasText: "CR90 Corvette (A1)" });
    await expect(corvette.getByRole("list", { name: "Sections of CR90 Corvette (A1)" }).getByRole("listitem").first()).toContainText(
      "Attack4, range 3–5, ⟳ turret",
    );
    await discharge(page, "A1", ["Quad Laser Cannons", "Single Turbolasers"]);

    await playUntil(page, /^Onto which card does CR90 Corvette \(A1\)/, [], FAST);
    const energy = page.getByRole("group", { name: "Energy of CR90 Corvette (A1)" });
    await expect(energy.locator(".play-energy-token")).toHaveCount(5);
    await expectAccessible(page);
    const token = await energy.locator(".play-energy-token").first().boundingBox();
    const cannons = await pips(page, "quadlasercannons").boundingBox();
    if (!token || !cannons) throw new Error("the token and the card are there");
    await answer(page, async () => {
      await page.mouse.move(token.x + 10, token.y + 10);
      await page.mouse.down();
      await page.mouse.move(cannons.x + 30, cannons.y + 15, { steps: 5 });
      await page.mouse.up();
    });
    await expect(pips(page, "quadlasercannons")).toContainText("1/2");
    await expect(energy.locator(".play-energy-token")).toHaveCount(4);
    // The numbers of the cards are keys, wherever the keyboard is.
    await answer(page, () => page.keyboard.press("1"));
    await expect(pips(page, "singleturbolasers")).toContainText("1/2");
    await answer(page, () => pips(page, "singleturbolasers").press("Enter"));
    await expect(pips(page, "singleturbolasers")).toContainText("2/2");
    await expect(pips(page, "singleturbolasers")).toBeDisabled();
    await answer(page, () => energy.getByRole("button", { name: "Done" }).click());
    await expect(page.getByRole("log")).toContainText("CR90 Corvette (A1) puts 1 energy on Quad Laser Cannons");

    await playUntil(page, /^Whom does .* \(B\d+\) attack/, [], FAST);
    const sections = page.getByRole("region", { name: "Sections that can be aimed at" });
    await expect(sections).toContainText("Fore section: can be aimed at, range 3");
    await expect(sections).toContainText(/Aft section: cannot be aimed at.*its centre line cuts the line to this section\s+HS-TGT-03/);
    await expect(page.locator(".table-tag", { hasText: "fore: range 3" })).toBeVisible();
    await expect(page.locator(".table-tag", { hasText: "aft: no" })).toBeVisible();
    await expectAccessible(page);
    await answer(page, () =>
      question(page)
        .getByRole("button", { name: /^Primary weapon at CR90 Corvette \(A1\), fore section/ })
        .click(),
    );
    await expect(page.getByRole("heading", { name: /attacks CR90 Corvette \(A1\), fore section$/ })).toBeVisible();

    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save game").click()]);
    await watch(page, await readFile(await download.path()));
  });

  test("Team Epic: two lists a team, and team-mates see each other's dials alone", async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto("/play?seed=team");
    await page.getByLabel("Format").selectOption({ label: TEAM_EPIC.name });
    await expect(page.getByRole("group", { name: "Seat 2: team-mate of team 1" })).toBeVisible();
    await page.getByRole("group", { name: "Seat 4" }).getByLabel("Lists of the team").selectOption({ label: "The cartel" });
    await expect(page.getByRole("group", { name: "Seat 3" }).getByLabel("Lists of the team")).toHaveValue(/cartel/);
    await expect(page.getByText("✓ Legal")).toHaveCount(4);
    await button(page, /^Play$/).click();
    await playUntil(page, /^Pass the screen on/);
    await expect(button(page, /^Pass the screen to/)).toHaveCount(4);
    const mates = page.getByRole("list", { name: "Dials of your team-mate" });
    await button(page, "Pass the screen to Player 1").click();
    await expect(mates).toHaveCount(0);
    await button(page, /^Done/).click();
    await button(page, "Pass the screen to Player 2").click();
    await expect(mates).toContainText("CR90 Corvette (A1): ");
    await button(page, "Cover, decide later").click();
    await button(page, "Pass the screen to Player 3").click();
    await expect(page.getByRole("heading", { name: "For your eyes only" })).toBeVisible();
    await expect(mates).toHaveCount(0);
  });
});

/** From the start page: by buttons, by keys, by itself. */
async function watch(page: Page, buffer: Buffer): Promise<void> {
  await page.goto("/play");
  await page.getByLabel("Watch a recorded game").setInputFiles({ name: "game.json", mimeType: "application/json", buffer });
  const moment = page.locator(".play-moment");
  await expect(moment).toContainText("Moment 1 of");
  await expect(status(page)).toContainText("Set-up");
  await page.keyboard.press("ArrowRight");
  await expect(moment).toContainText("Moment 2 of");
  await button(page, "◀ Step").click();
  await expect(moment).toContainText("Moment 1 of");
  await page.keyboard.press("PageDown");
  await expect(status(page)).toContainText("Round 1 · Planning");
  await page.keyboard.press("End");
  await expect(page.getByRole("heading", { name: /attacks CR90 Corvette \(A1\), fore section$/ })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText(/^Answered next: Primary weapon at CR90 Corvette \(A1\), fore section/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Sections that can be aimed at" })).toContainText("Fore section: can be aimed at");
  await expectAccessible(page);
  await page.getByRole("heading", { level: 1 }).click({ force: true });
  await page.keyboard.press(" ");
  await expect(page.getByRole("heading", { name: /attacks CR90 Corvette \(A1\), fore section$/ })).toBeVisible();
  await button(page, "Stop watching").click();
  await expect(button(page, /^Play$/)).toBeVisible();
}

test.describe("huge ships on a phone @phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test("the long table, the question above the cards, nothing runs off the screen", async ({ page }) => {
    test.setTimeout(180_000);
    await start(page, "epic", DOGFIGHT);
    await playUntil(page, /^Pass the screen on/);
    await expectNoSidewaysScroll(page);
    const panel = await page.locator(".play-panel").boundingBox();
    const cards = await page.locator(".play-ships").boundingBox();
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(cards?.y ?? 0);
    await plan(page, FAST);
    await expectNoSidewaysScroll(page);
  });
});
