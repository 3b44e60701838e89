/** Accessibility: every page and every state of play, in light and dark, on desktop and phone. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hugeFleets, hugeShipAttacks } from "../../shared/huge-fleets.ts";
import { FIGHTING, standardGame } from "../../shared/usual-games.ts";
import { expect, expectAccessible, expectAccessibleInAnyLight, expectNoSidewaysScroll, test, testOnSharedPage } from "../fixtures.ts";
import { expectWholeDial, PHONES, showMore } from "../layout.ts";
import { FAST, FROM_BELOW, isAsked, isAskedOf, isPhase, playedUntil, show } from "../made-games.ts";
import { answer, button, closeDrawer, heading, openDrawer, piece, useTool } from "../playing.ts";

const NOTICE = "Unofficial fan project, not affiliated with or endorsed by any publisher or licensor";

/** Every kind of page, with a sample address, its heading, and words on it that no earlier page has. */
const PAGES: readonly (readonly [address: string, heading: string, words?: string])[] = [
  ["/", "Bring the big ships."],
  ["/play", "Play"],
  ["/saved", "Saved games"],
  ["/build", "Build"],
  ["/judge", "Judge's table"],
  ["/odds", "Odds"],
  ["/rules", "Rules"],
  ["/rules?q=HS-CRIP-08", "Rules", "HS-CRIP-08"],
  ["/rules?q=zzzzqq", "Rules", "No rule matches"],
  ["/rules/HS-TGT-10", "HS-TGT-10"],
  ["/rules/HS-TGT-92-Q", "HS-TGT-92-Q"],
  ["/rules/XX", "Rule XX not found"],
  ["/about", "About Broadside"],
  // The former address of saved games.
  ["/kept", "Saved games"],
  ["/nowhere", "Page not found"],
];
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
/** Pages without a footer, because their table fills the screen. */
const WITHOUT_FOOT = ["/judge"];

test("every address in the app is tested", () => {
  const source = readFileSync(join(import.meta.dirname, "..", "..", "..", "apps", "web", "src", "routes.tsx"), "utf8");
  const routes = [...source.matchAll(/path: "([^"]+)"/g)].map(([, path = ""]) => new RegExp(`^${path.replace(/\$\w+/, "[^/]+")}$`));
  expect(routes.length).toBeGreaterThan(7);
  const opened = PAGES.map(([address]) => address.replace(/\?.*/, ""));
  expect(routes.filter((route) => !opened.some((address) => route.test(address)))).toEqual([]);
});

testOnSharedPage(
  "every page: the unofficial notice, no accessibility problem in light or dark, and no wider than a phone",
  async ({ page }) => {
    await page.goto("/about");
    for (const [address, title, words = title] of PAGES)
      await test.step(address, async () => {
        // Navigates as links do, so that the app stays open.
        await page.evaluate((next) => history.pushState(undefined, "", next), address);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(page.locator("body")).toContainText(words);
        if (!WITHOUT_FOOT.includes(address)) await expect(page.getByRole("contentinfo")).toContainText(NOTICE);
        await expectAccessibleInAnyLight(page);
        await page.setViewportSize(PHONE);
        await expectNoSidewaysScroll(page);
        await page.setViewportSize(DESK);
      });
  },
);

const DRAWER = ".play-drawer[data-open]";
const PANEL = ".play-panel";
const WINDOW = "dialog[open]";

testOnSharedPage(
  "states of play that no other test checks: a cover, dials, a ship's card, drawers, windows, a proposal @long",
  async ({ page }) => {
    await test.step("a cover, and a ship's card", async () => {
      await show(page, playedUntil(await hugeFleets(), isPhase("planning")));
      await expect(heading(page)).toHaveText("Pass the device");
      await piece(page, "A1").focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("region", { name: "Selected ship" })).toBeVisible();
      await expectAccessibleInAnyLight(page);
    });
    await test.step("dials", async () => {
      await button(page, /^Pass the device to/)
        .first()
        .click();
      await expect(page.locator(".play-dial").first()).toBeVisible();
      await expectAccessibleInAnyLight(page, PANEL);
      await button(page, "Cover and decide later").click();
    });
    for (const drawer of ["Ships", "Log", "Game"] as const)
      await test.step(drawer, async () => {
        await openDrawer(page, drawer);
        await expectAccessibleInAnyLight(page, DRAWER);
        await closeDrawer(page);
      });
    await test.step("a change by hand, and its proposal", async () => {
      await useTool(page, "Change by hand");
      await expectAccessibleInAnyLight(page, WINDOW);
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("combobox", { name: "Ship" }).selectOption("A1");
      await dialog.getByLabel("ion").first().fill("1");
      await dialog.getByLabel("Reason").fill("A test");
      await dialog.getByRole("button", { name: "Propose" }).click();
      await expect(button(page, "Player 2 declines")).toBeVisible();
      await expectAccessibleInAnyLight(page, PANEL);
    });
  },
);

testOnSharedPage("questions in play: a place, an action, an attack, and its dice", async ({ page }) => {
  await test.step("a place", async () => {
    await show(page, playedUntil(await hugeFleets(), isAsked("place ship")));
    await expectAccessible(page, undefined, PANEL);
  });
  await test.step("an action", async () => {
    await show(page, playedUntil(await hugeFleets(), isAsked("action"), FAST));
    await expect(heading(page)).toHaveText(/^Choose an action for/);
    await expectAccessible(page, undefined, PANEL);
  });
  await test.step("an attack", async () => {
    await show(page, await hugeShipAttacks());
    await expect(heading(page)).toHaveText(/^Choose a weapon and target for/);
    await expectAccessibleInAnyLight(page);
  });
  await test.step("its dice", async () => {
    await answer(page, () =>
      button(page, /^Fire at/)
        .first()
        .click(),
    );
    await expect(heading(page)).toHaveText(/^Modify .* dice\?$/);
    await expectAccessibleInAnyLight(page, PANEL);
  });
});

// This doesn't check colours, because they are the same as on a desktop.
testOnSharedPage("the sheet below the table, in set-up, dials, an attack and its dice @phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step("set-up, and dials", async () => {
    await show(page, playedUntil(await standardGame(), isAskedOf("place ship", "A1"), FROM_BELOW));
    await expect(heading(page)).toHaveText(/^Place /);
    await expectNoSidewaysScroll(page);
    await answer(page, () => button(page, "Put it here").tap());
    await button(page, /^Pass the device to/)
      .first()
      .tap();
    await expect(page.locator(".play-dial").first()).toBeVisible();
    await expectAccessible(page, undefined, PANEL);
    for (const size of PHONES.toReversed()) {
      await page.setViewportSize(size);
      await expectWholeDial(page, "B1");
      await expectNoSidewaysScroll(page);
    }
    await showMore(page);
    await expectAccessible(page, undefined, PANEL);
    await answer(page, () => button(page, /^Done/).tap());
  });
  await test.step("an attack and its dice", async () => {
    await show(page, playedUntil(await standardGame(), isAskedOf("attack", "A1"), FIGHTING));
    await expect(heading(page)).toHaveText(/^Choose a weapon and target for/);
    await expectNoSidewaysScroll(page);
    await answer(page, () =>
      button(page, /^Fire at/)
        .first()
        .tap(),
    );
    await expect(page.getByRole("list", { name: "Attack dice" })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, undefined, PANEL);
  });
});
