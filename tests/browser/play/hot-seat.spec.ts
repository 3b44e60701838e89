/**
 * Several people on one screen: covers with PINs, log entries when somebody looks again, and undo that leaves other players' dials alone.
 */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, testOnSharedPage } from "../fixtures.ts";
import { FEW_SHIPS, fewShips, isPhase, playedUntil, show } from "../made-games.ts";
import { button, expectLogged, openDrawer, playUntil } from "../playing.ts";

const PIN = "2580";
const secret = (page: Page) => page.getByRole("heading", { name: "For your eyes only" });
const pin = (page: Page) => page.getByLabel("PIN for Ben");
const undo = (page: Page) => page.locator(".play-top").getByRole("button", { name: "Undo" });

/** Starts a game from the start page. Ana has no PIN and Ben has one. Each has one ship, and the first dials are to be set. */
async function startAtTheCover(page: Page): Promise<void> {
  await page.goto("/play?seed=hot-seat&scenario=aces-high");
  await page.getByRole("group", { name: "Seat 1" }).getByLabel("Name").fill("Ana");
  const ben = page.getByRole("group", { name: "Seat 2" });
  await ben.getByLabel("Name").fill("Ben");
  await ben.getByLabel("PIN (optional)").fill("12");
  await expect(page.getByText("✓ Legal")).toHaveCount(2);
  await expect(button(page, /^Play$/)).toBeDisabled();
  await ben.getByLabel("PIN (optional)").fill(PIN);
  await button(page, /^Play$/).click();
  await playUntil(page, /^Pass the device/);
}

/** The same in a prepared game. Ben chooses his PIN after it has opened. */
async function atTheCover(page: Page): Promise<void> {
  const seats = FEW_SHIPS.map((seat, place) => ({ ...seat, name: ["Ana", "Ben"][place] ?? "" }));
  await show(page, playedUntil(await fewShips({ seats }), isPhase("planning")));
  await choosePin(page, PIN);
}

async function choosePin(page: Page, chosen: string): Promise<void> {
  await button(page, "Set a PIN for Ben").click();
  await pin(page).fill(chosen);
  await button(page, "Set this PIN").click();
}

async function planAs(page: Page, name: string): Promise<void> {
  await button(page, new RegExp(`^Pass the device to ${name}`)).click();
  if (name === "Ben") {
    await pin(page).fill(PIN);
    await button(page, "Open").click();
  }
  await expect(secret(page)).toBeVisible();
  await button(page, /^Done/).click();
  await expect(secret(page)).toHaveCount(0);
}

testOnSharedPage(
  "a cover with a PIN: a wrong one shows nothing, the right one opens it; the log shows who looked, after a reload too; no saved game has the PIN",
  async ({ page }) => {
    await startAtTheCover(page);
    await button(page, /^Pass the device to Ben/).click();
    await pin(page).fill("9999");
    await button(page, "Open").click();
    await expect(page.getByRole("alert")).toHaveText("That isn't this seat's PIN. Nothing is shown.");
    await expect(secret(page)).toHaveCount(0);
    await expectAccessible(page, undefined, ".play-cover");
    await pin(page).fill(PIN);
    await pin(page).press("Enter");
    await expect(secret(page)).toBeVisible();
    await button(page, "Cover and decide later").click();
    await expect(secret(page)).toHaveCount(0);
    await expectLogged(page, "Ben opens their seat (Planning phase)");
    await page.reload();
    await button(page, /^Pass the device to Ben/).click();
    await expect(pin(page)).toBeVisible();
    await expectLogged(page, "Ben opens their seat (Planning phase)");
    await openDrawer(page, "Game");
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save game").click()]);
    const record = await readFile(await download.path(), "utf8");
    expect(record.includes("Ben")).toBe(true);
    expect(/"pins?"|"2580"/i.test(record)).toBe(false);
  },
);

testOnSharedPage(
  "a forgotten PIN: the cover opens without it, everybody sees that, and you can choose another PIN @long",
  async ({ page }) => {
    await atTheCover(page);
    await button(page, /^Pass the device to Ben/).click();
    await button(page, "Forgot the PIN?").click();
    await button(page, "Open without the PIN").click();
    await expect(secret(page)).toBeVisible();
    await button(page, "Cover and decide later").click();
    await expectLogged(page, "Ben's seat is opened without its PIN (Planning phase)");
    await choosePin(page, "777777");
    await button(page, /^Pass the device to Ben/).click();
    await pin(page).fill(PIN);
    await button(page, "Open").click();
    await expect(page.getByRole("alert")).toHaveText("That isn't this seat's PIN. Nothing is shown.");
    await pin(page).fill("777777");
    await button(page, "Open").click();
    await expect(secret(page)).toBeVisible();
  },
);

testOnSharedPage("undo never undoes someone else's dials: only they can, behind their own cover", async ({ page }) => {
  await atTheCover(page);
  await planAs(page, "Ana");
  await expect(undo(page)).toBeDisabled();
  await expect(undo(page)).toHaveAttribute("title", "Only Ana can undo this, from behind their own cover");
  await button(page, /^Pass the device to Ben/).click();
  await pin(page).fill(PIN);
  await button(page, "Open").click();
  await expect(secret(page)).toBeVisible();
  await expect(undo(page)).toBeDisabled();
  await button(page, "Cover and decide later").click();
  await button(page, "Let Ana look again").click();
  await expect(secret(page)).toBeVisible();
  await expect(undo(page)).toBeEnabled();
});
