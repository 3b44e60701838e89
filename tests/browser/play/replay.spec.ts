/**
 * Watching replays: from the home page, with the track, and automatically. Also links to one point of a game, continuing a game from there,
 * and the proof of the dice.
 */
import type { Page } from "@playwright/test";
import { standardGame } from "../../shared/usual-games.ts";
import { expect, expectAccessible, expectAccessibleInAnyLight, expectNoSidewaysScroll, test, testOnSharedPage } from "../fixtures.ts";
import { load } from "../made-games.ts";
import { button, heading, piece, status, useTool } from "../playing.ts";

const place = (page: Page) => page.locator(".play-replay-place");
const track = (page: Page) => page.getByRole("slider", { name: "Moment" });
const shown = (page: Page) => page.locator(".play-replay-bar-replay[data-shown]");
const PANEL = ".play-panel";
const OFTEN = { intervals: [50] };
const at = async (page: Page): Promise<number> => Number.parseInt((await place(page).textContent()) ?? "", 10);

async function watch(page: Page, game: string, input = 0): Promise<void> {
  await page.goto(`/play?watch=${game}&at=${input}`);
  await expect(shown(page)).toBeVisible();
}

/** Everything on the table, the game's state, and the latest log entries. */
const seen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const pieces = [...document.querySelectorAll(".broadside-table [data-id]")].map(
      (one) => `${one.getAttribute("data-id")} ${one.getAttribute("transform")}`,
    );
    const words = [".play-status", ".play-replay-place", ".play-feed-feed", ".play-replay-asked"].map(
      (one) => document.querySelector(one)?.textContent,
    );
    return [...pieces.toSorted(), ...words].join("\n");
  });

test("a replay is one click from home; it plays and pauses, by button and with Space @long", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Watch" }).getByRole("link")).toHaveCount(6);
  await page.getByRole("link", { name: /^Aces High/ }).click();
  await expect(shown(page)).toBeVisible();
  await expect(page.getByText("Watching", { exact: true })).toBeVisible();
  await expect(place(page)).toHaveText("0 / 100");
  await expectAccessibleInAnyLight(page);
  await button(page, "Play").click();
  await expect.poll(() => at(page), OFTEN).toBeGreaterThan(3);
  await button(page, "Pause").click();
  await expect(shown(page)).toBeVisible();
  const stopped = await at(page);
  // Long enough for several steps if the replay were still playing.
  await page.waitForTimeout(400);
  expect(await at(page)).toBe(stopped);
  await track(page).focus();
  await page.keyboard.press(" ");
  await expect.poll(() => at(page), OFTEN).toBeGreaterThan(stopped + 1);
  await page.keyboard.press(" ");
  await expect(button(page, "Play")).toBeVisible();
  await button(page, "Stop watching").click();
  await expect(page.getByRole("heading", { name: "Watch", exact: true })).toBeVisible();
});

test("a selected huge ship shows which sections can be targeted; you can go anywhere on the track by pointer and keys, from attack to attack, to the end and back @long", async ({
  page,
}) => {
  await watch(page, "epic-dogfight", 126);
  await test.step("sections that can be targeted", async () => {
    await expect(page.getByRole("region", { name: "Decision" })).toContainText(/Next answer: → Primary weapon at Raider 1, aft/);
    await piece(page, "B2").click();
    await expect(page.getByRole("region", { name: "Target sections" })).toContainText("Aft section: can be attacked");
    await expectAccessible(page, undefined, PANEL);
  });
  const box = await page.locator(".play-track-rail").boundingBox();
  if (!box) throw new Error("the track is on the page");
  await page.mouse.click(box.x + box.width / 2, box.y + 22);
  await expect.poll(() => at(page), OFTEN).toBeGreaterThan(240);
  expect(await at(page)).toBeLessThan(255);
  await expect(track(page)).toBeFocused();
  const middle = await at(page);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => at(page), OFTEN).toBe(middle + 1);
  await button(page, "Next attack").click();
  await expect.poll(() => at(page), OFTEN).toBeGreaterThan(middle + 1);
  await expect(page.getByRole("region", { name: "Dice" })).toContainText("attacks");
  const attack = await at(page);
  await button(page, "Previous attack").click();
  await expect.poll(() => at(page), OFTEN).toBeLessThan(attack);
  // The table has the focus, but the replay's keys still work.
  await piece(page, "A1").click();
  await expect(page.getByRole("region", { name: "Selected ship" })).toBeVisible();
  await page.keyboard.press("End");
  await expect(place(page)).toHaveText("495 / 495");
  await expect(page.getByRole("heading", { level: 2, name: /won/ })).toBeVisible();
  await expect(button(page, "Continue from here")).toBeDisabled();
  await page.keyboard.press("Home");
  await expect(status(page)).toContainText("Set-up");
});

testOnSharedPage(
  "a link to one point shows the same on another page; the dice are verified; it opens in the judge's table, which leads back",
  async ({ page }) => {
    const context = page.context();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await watch(page, "epic-dogfight", 300);
    const first = await seen(page);
    await button(page, "One step forward").click();
    await expect.poll(() => seen(page), OFTEN).not.toBe(first);
    await expect(shown(page)).toBeVisible();
    const there = await seen(page);
    await button(page, "Copy link").click();
    await expect(page.getByText("Copied.")).toBeAttached();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/play\?watch=epic-dogfight&at=\d+$/);
    const other = await context.newPage();
    await other.goto(link);
    await expect(shown(other)).toBeVisible();
    expect(await seen(other)).toBe(there);
    await other.close();
    await button(page, "Verify the dice").click();
    await expect(
      page.getByText(/^✓ Verified\. Replaying 555 inputs by the rules gives the same results, and every die follows from the seed/),
    ).toBeVisible();
    const round = (await page.locator(".play-top-bar-topTitle b").textContent()) ?? "";
    await button(page, "Open at the judge's table").click();
    await expect(page).toHaveURL(/\/judge[?#]/);
    await expect(page.locator(".judge-top-bar-title")).toContainText(round.toLowerCase());
    await expect(page.locator(".broadside-table [data-id]").first()).toBeVisible();
    await page.getByRole("link", { name: "Back to the game" }).click();
    await expect(shown(page)).toBeVisible();
    expect(await seen(page)).toBe(there);
  },
);

test("a game opens in the judge's table, which leads back to it @long", async ({ page }) => {
  await load(page, await standardGame());
  const game = page.url();
  await useTool(page, "Open at the judge's table");
  await expect(page).toHaveURL(/\/judge[?#]/);
  await page.getByRole("link", { name: "Back to the game" }).click();
  await expect(page).toHaveURL(game);
  await expect(heading(page)).toBeVisible();
});

test("you can continue a game from one point; it is saved, and has its own link to watch it; the recorded game stays @long", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await watch(page, "aces-high", 60);
  const round = (await page.locator(".play-top-bar-topTitle b").textContent()) ?? "";
  await button(page, "Continue from here").click();
  await expect(page).toHaveURL(/\/play\?game=/);
  await expect(page.locator(".play-replay-bar-replay")).toHaveCount(0);
  await expect(page.locator(".play-top-bar-topTitle b")).toHaveText(round);
  await useTool(page, "Watch from the start");
  await expect(shown(page)).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.locator(".play-top-bar-topTitle b")).toHaveText(round);
  await button(page, "Copy link").click();
  await expect(page.getByText("Copied.")).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/play\?watch=kept\+.+&at=\d+$/);
  const there = await seen(page);
  const other = await context.newPage();
  await other.goto(link);
  await expect(shown(other)).toBeVisible();
  expect(await seen(other)).toBe(there);
  await other.close();
  await button(page, "Stop watching").click();
  await expect(page).toHaveURL(/\/play\?game=/);
  await page.goBack();
  await expect(page).toHaveURL(/watch=aces-high&at=60$/);
  await expect(shown(page)).toBeVisible();
  await page.goto("/saved");
  await expect(page.locator(".game-card")).toHaveCount(1);
  await page.goto("/play?watch=kept+unheard-of");
  await expect(page.getByRole("alert")).toContainText("This game isn't saved in this browser.");
});

testOnSharedPage("a record from a file has no link, and says so; an address without a record says so too @long", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Open a replay").setInputFiles("docs/records/salvage-mission/game.json.gz");
  await expect(shown(page)).toBeVisible();
  await button(page, "Copy link").click();
  await expect(page.getByText(/^This replay comes from a file/)).toBeVisible();
  await button(page, "Close this message").click();
  await expect(page.getByText(/^This replay comes from a file/)).toHaveCount(0);
  await page.goto("/play?watch=unheard-of");
  await expect(page.getByRole("alert")).toContainText("This replay doesn't exist, or it couldn't be loaded.");
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("stepping forward, a ship flies along its path; stepping back, it is there at once @long", async ({ page }) => {
    await watch(page, "epic-dogfight", 53);
    /**
     * Presses a key and counts the places in which each piece appears within the next 0.7 seconds. Returns the highest count, at most 4.
     */
    const placesAfter = (key: string): Promise<number> =>
      page.evaluate(async (pressed) => {
        const most = (): number => Math.max(0, ...[...places.values()].map(({ size }) => size));
        const places = new Map<string, Set<string>>();
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true }));
        for (const end = performance.now() + 700; performance.now() < end && most() < 4; await new Promise(requestAnimationFrame))
          for (const one of document.querySelectorAll(".broadside-table [data-id]")) {
            const id = one.getAttribute("data-id") ?? "";
            const known = places.get(id) ?? new Set();
            places.set(id, known.add(one.getAttribute("transform") ?? ""));
          }
        return most();
      }, key);
    const standing = (): Promise<string> =>
      page
        .locator(".broadside-table [data-id]")
        .evaluateAll((all) => all.map((one) => `${one.getAttribute("data-id")} ${one.getAttribute("transform")}`).join());
    let most = 0;
    for (let step = 0; step < 30 && most < 4; step += 1) most = await placesAfter("ArrowRight");
    expect(most).toBeGreaterThan(3);
    await test.step("until it has arrived", async () => {
      for (let before = ""; before !== (await standing()); await page.waitForTimeout(300)) before = await standing();
    });
    expect(await placesAfter("ArrowLeft")).toBeLessThan(3);
  });
});

testOnSharedPage(
  "on a phone held sideways, the controls are next to the table, upright below it; a finger can press them, and nothing overflows @phone",
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await watch(page, "epic-dogfight", 250);
    await test.step("held sideways", async () => {
      const bar = await shown(page).boundingBox();
      expect([bar?.x, (bar?.x ?? 0) + (bar?.width ?? 0), (bar?.y ?? 0) + (bar?.height ?? 999) <= 390]).toEqual([504, 844, true]);
      await expectNoSidewaysScroll(page);
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await button(page, "Next attack").tap();
    await expect(page.getByRole("region", { name: "Dice" })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const bar = await shown(page).boundingBox();
    expect((bar?.x ?? -1) >= 0 && (bar?.x ?? 0) + (bar?.width ?? 0) <= 390).toBe(true);
    for (const name of [
      "Play",
      "One step forward",
      "Previous attack",
      "Copy link",
      "Continue from here",
      "Verify the dice",
      "Stop watching",
    ]) {
      const target = await button(page, name).boundingBox();
      expect(Math.round(target?.height ?? 0), name).toBeGreaterThanOrEqual(name === "Stop watching" ? 40 : 44);
      expect((target?.x ?? -1) >= 0 && (target?.x ?? 0) + (target?.width ?? 0) <= 390, name).toBe(true);
    }
    const rail = await page.locator(".play-track-rail").boundingBox();
    expect(rail?.height).toBeGreaterThanOrEqual(44);
    await page.touchscreen.tap((rail?.x ?? 0) + 4, (rail?.y ?? 0) + 22);
    await expect.poll(() => at(page), OFTEN).toBeLessThan(20);
  },
);
