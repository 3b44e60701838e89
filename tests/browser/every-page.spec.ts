/** Nobody is shut out: every page there is and every state of play, in light and dark, on a desk and on a phone. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, expectAccessibleInAnyLight, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { FAST, firstEdition, isAsked, isPhase, load, playedUntil } from "./made-games.ts";
import { answer, button, closeDrawer, heading, openDrawer, piece, playUntil, question, useTool } from "./playing.ts";

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
  test(`${name}: the unofficial notice, and no accessibility problem in light or dark`, async ({ page }) => {
    await page.goto(address);
    if (!WITHOUT_FOOT.includes(address)) await expect(page.getByRole("contentinfo")).toContainText(NOTICE);
    await expectAccessibleInAnyLight(page);
  });

test("every page fits a phone", { tag: "@phone" }, async ({ page }) => {
  for (const [name, address] of Object.entries(PAGES))
    await test.step(name, async () => {
      await page.goto(address);
      await expectNoSidewaysScroll(page);
    });
});

const dogfight = () => firstEdition("epic-dogfight", ["1e-tantive-and-transport", "1e-raider-and-escort"]);

test("states of play that no other test looks at: a cover, a ship's card, drawers, a proposal, an action, an attack", async ({ page }) => {
  test.setTimeout(180_000);
  await test.step("a cover", async () => {
    await load(page, playedUntil(await dogfight(), isPhase("planning")));
    await expect(heading(page)).toHaveText("Pass the screen on");
    await expectAccessibleInAnyLight(page);
  });
  await test.step("a ship's card", async () => {
    await piece(page, "A1").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Selected ship" })).toBeVisible();
    await expectAccessibleInAnyLight(page);
  });
  for (const drawer of ["Ships", "Log", "Game"] as const)
    await test.step(drawer, async () => {
      await openDrawer(page, drawer);
      await expectAccessibleInAnyLight(page);
      await closeDrawer(page);
    });
  await test.step("an action, and a proposal", async () => {
    await load(page, playedUntil(await dogfight(), isAsked("action"), FAST));
    await expect(heading(page)).toHaveText(/^Which action/);
    await expectAccessibleInAnyLight(page);
    await proposeStress(page);
    await expectAccessibleInAnyLight(page);
  });
  await test.step("an attack", async () => {
    await load(page, playedUntil(await dogfight(), isAsked("attack"), FAST));
    await expect(heading(page)).toHaveText(/^Whom does/);
    await expectAccessibleInAnyLight(page);
  });
});

async function proposeStress(page: Page): Promise<void> {
  await useTool(page, "Change by hand");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Ship" }).selectOption("A1");
  await dialog.getByLabel("ion").first().fill("1");
  await dialog.getByLabel("Reason").fill("A test");
  await dialog.getByRole("button", { name: "Propose" }).click();
  await expect(button(page, "Player 2 refuses")).toBeVisible();
}

test.describe("on a phone @phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const standard = () => firstEdition("standard-100", ["1e-red-squadron", "1e-howlrunner-swarm"]);

  test("the sheet below the table, in set-up, dials, an action, an attack and its dice", async ({ page }) => {
    test.setTimeout(180_000);
    await test.step("set-up, and dials", async () => {
      await load(page, playedUntil(await standard(), isAsked("place ship")));
      await expect(heading(page)).toHaveText(/^Where do you place .* \([AB]\d+\)/);
      await expectAccessibleInAnyLight(page);
      await answer(page, () => button(page, "Put it here").tap());
      await playUntil(page, /^Pass the screen on/);
      await button(page, /^Pass the screen to/)
        .first()
        .tap();
      await expect(page.locator(".play-dial")).toBeVisible();
      await expectAccessibleInAnyLight(page);
      await answer(page, () => button(page, /^Done/).tap());
    });
    await test.step("an action", async () => {
      await load(page, playedUntil(await standard(), isAsked("action")));
      await expect(heading(page)).toHaveText(/^Which action/);
      await expectAccessibleInAnyLight(page);
    });
    await test.step("an attack and its dice", async () => {
      await load(page, playedUntil(await standard(), isAsked("attack"), { ...FAST, action: /focus/ }));
      await expect(heading(page)).toHaveText(/^Whom does/);
      await expectAccessibleInAnyLight(page);
      const fire = question(page).getByRole("button", { name: /^Fire at/ });
      await answer(page, () => fire.first().tap());
      await expect(page.getByRole("list", { name: "Attack dice" })).toBeVisible();
      await expectAccessibleInAnyLight(page);
    });
  });
});
