/** In the pseudo-language, nothing around a game's table shows text without brackets. */
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { firstEdition, isPhase, judged, load, playedUntil, scenario, set } from "../made-games.ts";
import { type Part, speakPseudo, straysOn } from "./strays.ts";

speakPseudo(test);

const PANELS: Part = {
  root: ".play-top, .play-notes, .play-rail, .play-feed-feed, .play-corner, .play-selected, .play-drawer, .play-cover, .play-wait-cells-wait, dialog",
};

const expectInBrackets = (page: Page): Promise<void> => expect.poll(() => straysOn(page, PANELS)).toEqual([]);

async function openDrawer(page: Page, name: "ships" | "log" | "game"): Promise<void> {
  await page.locator(`[data-drawer=${name}]`).click();
  await expect(page.locator(".play-drawer[data-open]")).toBeVisible();
  await page.locator(".play-drawer details").evaluateAll((folds) => {
    for (const fold of folds as HTMLDetailsElement[]) fold.open = true;
  });
  await expectInBrackets(page);
}

async function closeDrawer(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.locator(".play-drawer[data-open]")).toHaveCount(0);
}

/** Finds a tool by its position, because its name is in brackets. */
async function useTool(page: Page, place: number): Promise<void> {
  await openDrawer(page, "game");
  await page.locator(".play-game-tools-toolRow > button").nth(place).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectInBrackets(page);
}

const TOOLS = { byHand: 1, players: 2, decks: 4, time: 5, concede: 6 } as const;

const CORVETTE_LIST = "1e-tantive-and-transport";
const corvettes = async () => playedUntil(await firstEdition("epic-dogfight", [CORVETTE_LIST, CORVETTE_LIST]), isPhase("planning"));

test("huge ships with damage and locks: rails, cards, piles, the log, a change by hand, Damage decks, time, and conceding @long", async ({
  page,
}) => {
  const game = await corvettes();
  const [first, second] = game.state.ships;
  if (!first || !second) throw new Error("no ships");
  const damage = [
    { card: 0, faceup: true, since: 1, section: "fore" as const },
    { card: 1, faceup: false, since: 1, section: "fore" as const },
  ];
  judged(
    game,
    set(first.id, { damage, crippled: "aft", tokens: { ...first.tokens, evade: 2 } }),
    set(second.id, { locks: [`${first.id}:fore`] }),
  );
  await load(page, game);
  await expectInBrackets(page);
  await page.locator(".play-ship-row button").first().click();
  await expect(page.locator(".play-selected")).toBeVisible();
  await expectInBrackets(page);
  for (const drawer of ["ships", "log"] as const) {
    await openDrawer(page, drawer);
    await closeDrawer(page);
  }
  for (const tool of [TOOLS.byHand, TOOLS.decks, TOOLS.time, TOOLS.concede]) {
    await useTool(page, tool);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await useTool(page, TOOLS.time);
  await page.locator("dialog [data-first]").click();
  await expect(page.locator(".play-status")).toBeVisible();
  await expectInBrackets(page);
});

test("a cover, its PIN, and the players with their standing orders @long", async ({ page }) => {
  await load(page, await corvettes());
  await expect(page.locator(".play-cover")).toBeVisible();
  await expectInBrackets(page);
  await page.locator(".play-cover-more button").first().click();
  await page.locator(".play-pin-form-pin input").fill("2580");
  await page.locator(".play-pin-form-pin button[type=submit]").click();
  await expect(page.locator(".play-cover-pin")).toBeVisible();
  await page.locator(".play-options button").first().click();
  await page.locator(".play-pin-form-pin input").fill("1111");
  await page.locator(".play-pin-form-pin button[type=submit]").click();
  await expect(page.getByRole("alert")).toContainText("⟦");
  await page.locator(".play-pin-form-pin .link-button").click();
  await expectInBrackets(page);
  await page.locator(".play-pin-form-pin .buttons button").nth(1).click();
  await useTool(page, TOOLS.players);
  await page.locator(".button-row button").first().click();
  const newAnswer = page.locator("dialog fieldset > button");
  await expect(newAnswer).toBeVisible();
  await newAnswer.click();
  await expect(page.locator("dialog .button-row")).toHaveCount(1);
  await expectInBrackets(page);
});

test("six seats: teams, wings, the scenario’s card and its page @long", async ({ page }) => {
  await load(page, playedUntil(await scenario("cover-the-evacuation", 6), isPhase("planning")));
  await expect(page.locator(".play-objectives-objectives")).toBeVisible();
  await expectInBrackets(page);
  for (const tab of await page.locator(".play-seat-tabs-railTabs button").all()) {
    await tab.click();
    await expectInBrackets(page);
  }
  await openDrawer(page, "ships");
  await closeDrawer(page);
  await page.locator(".play-scenario-scoreHead button").click();
  await expect(page.locator(".parts-scenario-text-scenarioText")).toBeVisible();
  await expectInBrackets(page);
});
