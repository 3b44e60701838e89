/** What the app says when something goes wrong. */
import { gzipSync } from "node:zlib";
import { test as bare, type Page } from "@playwright/test";
import { shownText } from "../../shared/shown-records.ts";
import { duel, standardGame } from "../../shared/usual-games.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, testOnSharedPage } from "../fixtures.ts";
import { isAsked, load, playedUntil } from "../made-games.ts";
import { asked, button, heading } from "../playing.ts";

const GAME_WORKER = /\/assets\/worker-[^/]*\.js$/;

const notice = (page: Page, text: string) => page.locator(".shell-trouble-notice-trouble").filter({ hasText: text });

testOnSharedPage("the page says if a compressed record is cut short @long", async ({ page }) => {
  await page.goto("/play");
  const buffer = gzipSync(shownText("aces-high")).subarray(0, 4000);
  await page.getByLabel("Load game").setInputFiles({ name: "game.json.gz", mimeType: "application/gzip", buffer });
  await expect(page.getByRole("alert")).toContainText("This file is damaged or incomplete");
  await expect(button(page, /^Play$/)).toBeEnabled();
});

test("if the browser saves nothing, a notice says so; you can close it and play", async ({ page }) => {
  await page.addInitScript(() => {
    // Storage is missing entirely, or fails to open.
    if (location.pathname === "/about")
      Object.defineProperty(window, "indexedDB", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    else
      IDBFactory.prototype.open = () => {
        throw new Error("no storage");
      };
  });
  await page.goto("/about");
  await expect(notice(page, "Your browser isn't saving anything for Broadside")).toBeVisible();
  await expectAccessible(page);
  await button(page, "Close this notice").click();
  await expect(notice(page, "Your browser isn't saving anything for Broadside")).toHaveCount(0);
  await load(page, await duel());
  await expect(page.getByText("Your browser isn't saving").first()).toBeAttached();
});

testOnSharedPage("a very small window, narrow or low, asks for a larger one, and nothing overflows", async ({ page }) => {
  await page.goto("/about");
  for (const size of [
    { width: 300, height: 700 },
    { width: 800, height: 300 },
  ]) {
    await page.setViewportSize(size);
    await expect(notice(page, "This window is very small")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 800, height: 700 });
    await expect(notice(page, "This window is very small")).toHaveCount(0);
  }
});

/** The browser itself writes these errors to its console. */
bare("if a game cannot be started, the page says so and lets you try again", async ({ page }) => {
  await page.route(GAME_WORKER, (route) => route.abort());
  await page.goto("/play");
  await reloadFrom(page, "The game couldn't start");
});

bare("the page notices if it and the game have different builds, and offers a reload @long", async ({ page }) => {
  await page.route(GAME_WORKER, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(
        /postMessage\(\{build:`[^`]*`\}\)|postMessage\(\{build:\w+\}\)/,
        "postMessage({build:`other`})",
      ),
    });
  });
  await page.goto("/play");
  await reloadFrom(page, "come from different versions of Broadside");
});

/** The server answers normally again, and the notice leads to a working page. */
async function reloadFrom(page: Page, words: string): Promise<void> {
  await expect(notice(page, words)).toBeVisible();
  await page.unroute(GAME_WORKER);
  await notice(page, words).getByRole("button", { name: "Reload" }).click();
  await expect(page.getByText("✓ Legal")).toHaveCount(2);
  await expect(page.locator(".shell-trouble-notice-trouble")).toHaveCount(0);
}

bare("if a game has stopped, the page says so, and a reload continues where it was", async ({ page }) => {
  await load(page, playedUntil(await standardGame(), isAsked("place obstacle")));
  const left = await asked(page);
  await page.workers()[0]?.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error("broken");
      }),
  );
  await expect(notice(page, "The game has stopped")).toBeVisible();
  await notice(page, "The game has stopped").getByRole("button", { name: "Reload" }).click();
  await expect(heading(page)).toBeVisible();
  expect(await asked(page)).toBe(left);
});
