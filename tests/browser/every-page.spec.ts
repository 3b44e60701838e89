/** Nobody is shut out: every page there is and every state of play, in light and dark, on a desk and on a phone. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hugeFleets, hugeShipAttacks } from "../huge-fleets.ts";
import { FIGHTING, standardGame } from "../usual-games.ts";
import { expect, expectAccessible, expectAccessibleInAnyLight, expectNoSidewaysScroll, test, testOfMadeGames } from "./fixtures.ts";
import { FAST, isAsked, isAskedOf, isPhase, load, playedUntil, show } from "./made-games.ts";
import { answer, button, closeDrawer, heading, openDrawer, piece, useTool } from "./playing.ts";

const NOTICE = "Unofficial fan project. Not affiliated with or endorsed by any publisher or licensor";

/** Every kind of page there is, by an address of it. */
const PAGES: Readonly<Record<string, string>> = {
  "the home page": "/",
  "the start of a game": "/play",
  "what is kept": "/kept",
  "the builder": "/build",
  "the judge's table": "/judge",
  "the odds": "/odds",
  "the rules": "/rules",
  "rules found": "/rules?q=crippled+section&edition=1e",
  "no rule found": "/rules?q=zzzzqq",
  "a rule": "/rules/HS-TGT-10",
  "an open point": "/rules/HS-TGT-92-Q",
  "an unknown rule": "/rules/XX",
  "about Broadside": "/about",
  "an unknown page": "/nowhere",
};
const PHONE = { width: 360, height: 740 };
/** The table fills the screen there. */
const WITHOUT_FOOT = ["/judge"];

test("no address of the app is left out", () => {
  const source = readFileSync(join(import.meta.dirname, "..", "..", "apps", "web", "src", "routes.tsx"), "utf8");
  const routes = [...source.matchAll(/path: "([^"]+)"/g)].map(([, path = ""]) => new RegExp(`^${path.replace(/\$\w+/, "[^/]+")}$`));
  expect(routes.length).toBeGreaterThan(7);
  const opened = Object.values(PAGES).map((address) => address.replace(/\?.*/, ""));
  expect(routes.filter((route) => !opened.some((address) => route.test(address)))).toEqual([]);
});

for (const [name, address] of Object.entries(PAGES))
  testOfMadeGames(
    `${name}: the unofficial notice, no accessibility problem in light or dark, and no wider than a phone`,
    async ({ page }) => {
      await page.goto(address);
      if (!WITHOUT_FOOT.includes(address)) await expect(page.getByRole("contentinfo")).toContainText(NOTICE);
      await expectAccessibleInAnyLight(page);
      const desk = page.viewportSize();
      await page.setViewportSize(PHONE);
      await expectNoSidewaysScroll(page);
      if (desk) await page.setViewportSize(desk);
    },
  );

const DRAWER = ".play-drawer[data-open]";
const PANEL = ".play-panel";
const WINDOW = "dialog[open]";

testOfMadeGames(
  "states of play that no other test looks at: a cover, dials, a ship's card, drawers, windows, a proposal @long",
  async ({ page }) => {
    await test.step("a cover, and a ship's card", async () => {
      await show(page, playedUntil(await hugeFleets(), isPhase("planning")));
      await expect(heading(page)).toHaveText("Pass the screen on");
      await piece(page, "A1").focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("region", { name: "Selected ship" })).toBeVisible();
      await expectAccessibleInAnyLight(page);
    });
    await test.step("dials", async () => {
      await button(page, /^Pass the screen to/)
        .first()
        .click();
      await expect(page.locator(".play-dial").first()).toBeVisible();
      await expectAccessibleInAnyLight(page, PANEL);
      await button(page, "Cover, decide later").click();
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
      await expect(button(page, "Player 2 refuses")).toBeVisible();
      await expectAccessibleInAnyLight(page, PANEL);
    });
  },
);

testOfMadeGames("what is asked in play: a place, an action, an attack, and its dice", async ({ page }) => {
  await test.step("a place", async () => {
    await show(page, playedUntil(await hugeFleets(), isAsked("place ship")));
    await expectAccessibleInAnyLight(page, PANEL);
  });
  await test.step("an action", async () => {
    await show(page, playedUntil(await hugeFleets(), isAsked("action"), FAST));
    await expect(heading(page)).toHaveText(/^Which action/);
    await expectAccessible(page, undefined, PANEL);
  });
  await test.step("an attack", async () => {
    await show(page, await hugeShipAttacks());
    await expect(heading(page)).toHaveText(/^Whom does/);
    await expectAccessibleInAnyLight(page, PANEL);
  });
  await test.step("its dice", async () => {
    await answer(page, () =>
      button(page, /^Fire at/)
        .first()
        .click(),
    );
    await expect(heading(page)).toHaveText(/may change the/);
    await expectAccessibleInAnyLight(page, PANEL);
  });
});

test.describe("on a phone @phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  // Colours are the same as on a desk.
  test("the sheet below the table, in set-up, dials, an attack and its dice", async ({ page }) => {
    await test.step("set-up, and dials", async () => {
      await load(page, playedUntil(await standardGame(), isAskedOf("place ship", "A1")));
      await expect(heading(page)).toHaveText(/^Where do you place .* \(A1\)/);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await answer(page, () => button(page, "Put it here").tap());
      await button(page, /^Pass the screen to/)
        .first()
        .tap();
      await expect(page.locator(".play-dial").first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      // The ship whose dial it is can be seen over the sheet.
      const ship = await page.locator('.table-piece[data-role="asked"]').boundingBox();
      const panel = await page.locator(PANEL).boundingBox();
      expect((ship?.y ?? 0) + (ship?.height ?? 0)).toBeLessThanOrEqual(panel?.y ?? 0);
      await answer(page, () => button(page, /^Done/).tap());
    });
    await test.step("an attack and its dice", async () => {
      await show(page, playedUntil(await standardGame(), isAskedOf("attack", "A1"), FIGHTING));
      await expect(heading(page)).toHaveText(/^Whom does/);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await answer(page, () =>
        button(page, /^Fire at/)
          .first()
          .tap(),
      );
      await expect(page.getByRole("list", { name: "Attack dice" })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });
});
