/** No page shows text that translators would miss. Every known text is in brackets, so visible text without brackets is a failure. */
import type { Page } from "@playwright/test";
import { hugeShipAttacks } from "../../shared/huge-fleets.ts";
import { carrying, openDraft, rebels } from "../builder.ts";
import { expect, test } from "../fixtures.ts";
import { conceded, giveFile, show } from "../made-games.ts";
import { expectNoStrays, type Part, speakPseudo, straysOn } from "./strays.ts";

speakPseudo(test);

/** No two neighbours have the same heading. */
const PAGES = [
  "/about",
  "/saved",
  "/odds",
  "/rules",
  "/odds?attacks=3_2&target=section",
  "/rules?q=crippled+section",
  "/build",
  "/judge",
  "/play",
  "/nowhere",
] as const;

test("every page, and a rule, whose heading is its id", async ({ page }) => {
  const title = page.getByRole("heading", { level: 1 });
  await page.goto("/");
  await expect(title).toContainText("⟦");
  await expectNoStrays(page);
  for (const address of PAGES)
    await test.step(address, async () => {
      const before = (await title.textContent()) ?? "";
      await goTo(page, address);
      await expect(title).not.toHaveText(before);
      await expect(title).toContainText("⟦");
      await expectNoStrays(page);
    });
  await goTo(page, "/rules/HS-TGT-03");
  await expect(title).toContainText("HS-TGT-03");
  await expectNoStrays(page);
});

/** Navigates as links do, so that the app stays open. */
const goTo = (page: Page, address: string): Promise<void> => page.evaluate((next) => history.pushState(undefined, "", next), address);

/** Everything around a game's table, and the names of its pieces. */
const GAME: Part = {
  root: ".play-question, .play-top, .play-notes, .play-rail, .play-feed-feed, .play-corner, .play-drawer, .table-stage",
};
const END: Part = { root: ".play-end-end" };
const expectInBrackets = (page: Page, part: Part): Promise<void> => expect.poll(() => straysOn(page, part)).toEqual([]);

test("the builder with a list; a huge ship's attack, everything you can do, and the end of the game", async ({ page }) => {
  await test.step("the builder with a list", async () => {
    await openDraft(page, rebels(carrying("cr90corvette", "tantiveiv"), carrying("wedgeantilles")));
    await expect(page.locator(".build-verdict [role=status]")).toContainText("⟦");
    await expectNoStrays(page);
  });
  const game = await hugeShipAttacks();
  await test.step("an attack, and everything you can do", async () => {
    await show(page, game);
    await expect(page.locator(".play-target").first()).toContainText("⟦");
    await expectInBrackets(page, GAME);
    await page.locator("[data-drawer=game]").click();
    await expect(page.locator(".play-drawer[data-open]")).toBeVisible();
    await expectInBrackets(page, GAME);
  });
  await test.step("the end of the game", async () => {
    await page.goBack();
    await giveFile(page, conceded(game, 1));
    await expect(page.locator(".play-end-end h2").first()).toContainText("⟦");
    await expectInBrackets(page, END);
  });
});

test("watching a recorded game @long", async ({ page }) => {
  await page.goto("/play?watch=epic-dogfight&at=300");
  await expect(page.locator(".play-replay-asked")).toContainText("⟦");
  await expectInBrackets(page, { root: `${GAME.root}, .play-replay-bar-replay, .play-replay-asked` });
});
