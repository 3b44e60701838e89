/** A six-player battle in two teams with five bots: its beginning and some rounds; `npm run long` plays to the end. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectAccessibleInAnyLight, expectNoSidewaysScroll, test, testOnSharedPage } from "../fixtures.ts";
import { DESK, expectPressable, PHONES } from "../layout.ts";
import { isAsked, isPhase, playedUntil, scenario, show } from "../made-games.ts";
import { button, status } from "../playing.ts";

const round = (page: Page) => page.locator(".play-top-bar-topTitle b");
const rail = (page: Page, name: string) => page.getByRole("region", { name: `${name}'s ships` });

/** One person, five bots. */
async function begin(page: Page): Promise<void> {
  await page.goto("/play?seed=six-seats&scenario=cover-the-evacuation");
  await page.getByLabel("Seats").selectOption("6");
  await expect(page.getByText("✓ Legal")).toHaveCount(6);
  for (const seat of [1, 2, 3, 4, 5]) await page.getByLabel("Played by").nth(seat).selectOption("random");
  await button(page, /^Play$/).click();
  await playOn(page, 1);
}

/**
 * Runs in the page. Lets a bot set up, then takes defaults and leaves dials unchanged until planning in the wanted round, or until the game
 * ends.
 */
const playOn = (page: Page, wanted: number): Promise<void> => page.evaluate(clickOn, wanted);

async function clickOn(wanted: number): Promise<void> {
  const pressable = (name: RegExp): HTMLButtonElement | undefined =>
    [...document.querySelectorAll<HTMLButtonElement>(".play-panel button, .play-skip")].find(
      (one) => name.test((one.querySelector(".play-option-words") ?? one).textContent ?? "") && !one.disabled,
    );
  const now = (): number => Number(/Round (\d+)/.exec(document.querySelector(".play-top-bar-topTitle")?.textContent ?? "")?.[1] ?? 0);
  for (let idle = 0; idle < 900; idle += 1) {
    await new Promise((done) => setTimeout(done, 20));
    if (document.querySelector(".play-end-end")) return;
    if (now() >= wanted && document.querySelector(".play-game[data-phase=planning] .play-cover")) return;
    const next =
      (now() >= wanted ? pressable(/^Decide later/) : undefined) ??
      pressable(/^Set up for me/) ??
      pressable(/^Set my dials/) ??
      pressable(/^Done/) ??
      pressable(/^Put it here/) ??
      document.querySelector<HTMLButtonElement>(".play-question button[data-default]:enabled") ??
      pressable(/^Skip/);
    if (!next) continue;
    next.click();
    idle = 0;
  }
  throw new Error(`nothing to press in round ${now()}: ${document.querySelector(".play-panel")?.textContent}`);
}

test("six seats as drawn: chips by team, team-mates, tabs by seat, the scenario’s card, objectives and dial marks @long", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await begin(page);
  expect((await page.locator(".play-sides b").allTextContents()).toSorted()).toEqual(["Attackers", "Defenders"]);
  await expect(page.locator(".play-sides .seat-badge")).toHaveCount(6);
  await expect(page.locator(".play-side-members")).toHaveText(["You, Random 2, Random 4", "Random 1, Random 3, Random 5"]);
  await expect(status(page)).toContainText("bots play 5 seats");

  const own = page.getByRole("region", { name: "Your ships" });
  await expect(own.getByRole("heading", { name: "Your team" })).toBeVisible();
  await expect(own.getByRole("button", { name: /^Random [24] \d ships · ready ✓/ })).toHaveCount(2);
  const tabs = page.getByRole("tablist", { name: "Seats" });
  await expect(tabs.getByRole("tab")).toHaveText(
    ["Random 2", "Random 4", "Random 1", "Random 3", "Random 5"].map((name) => new RegExp(name)),
  );
  await expect(tabs.getByRole("tab", { selected: true })).toHaveText(/Random 1/);
  await tabs.getByRole("tab", { selected: true }).focus();
  for (const [key, name] of [
    ["ArrowRight", "Random 3"],
    ["End", "Random 5"],
    ["ArrowRight", "Random 2"],
    ["ArrowLeft", "Random 5"],
    ["Home", "Random 2"],
    ["Alt+ArrowRight", "Random 2"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.getByRole("tab", { name })).toBeFocused();
    await expect(rail(page, name)).toBeVisible();
  }
  await expect(page.getByRole("tabpanel", { name: "Random 2" })).toContainText("dials set");
  await own.getByRole("button", { name: /^Random 4/ }).click();
  await expect(rail(page, "Random 4")).toBeVisible();

  const card = page.getByRole("region", { name: "Score" });
  await expect(card.getByRole("list", { name: "Objectives" }).getByRole("listitem")).toHaveCount(3);
  await expect(card).toContainText("Spooling up. 1 attack die, 50% chance that at least one of them counts.");
  await button(page, "Map").click();
  await expect(page.getByRole("region", { name: "Map" }).locator("svg")).toBeVisible();
  await button(page, "Scenario").click();
  await expect(page.locator('.table-mark[data-kind="objective"]')).toHaveCount(3);
  await expect(page.locator(".table-note .table-counter")).toHaveCount(9);
  const own3 = page.locator('.table-tokens[data-seat="1"] .table-dial-mark');
  await expect(own3).toHaveCount(3);
  await expect(page.locator('.table-dial-mark[data-dial="open"]')).toHaveCount(3);
  expect(await page.locator('.table-dial-mark[data-dial="set"]').count()).toBeGreaterThan(5);
  await expectAccessibleInAnyLight(page);

  await playOn(page, 2);
  await expect(round(page)).toHaveText("Round 2 of 12");
  await expect(card).toContainText("2 attack dice, 75% chance that at least one of them counts.");
});

testOnSharedPage(
  "six seats on a phone: sides, score and the question have enough room, and every answer can be pressed @phone",
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const game = await scenario("cover-the-evacuation", 6);
    await show(page, playedUntil(game, isPhase("planning")));
    await expectNoSidewaysScroll(page);
    await expect(page.locator(".play-sides .seat-badge")).toHaveCount(6);
    await expect(page.locator(".play-top").getByRole("button", { name: "Game" })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, undefined, ".play-panel");

    await show(page, playedUntil(game, isAsked("member in turn")));
    await button(page, /^Pass the device to/)
      .first()
      .click();
    await expect(page.getByRole("group", { name: "Choose whose ship goes next." }).getByRole("button", { name: /^Player \d/ })).toHaveCount(
      2,
    );
    for (const size of [...PHONES, DESK]) {
      await page.setViewportSize(size);
      await expectPressable(page.locator(".play-secret .play-options button"));
      await expectPressable(page.locator(".play-dock-buttons .primary"));
    }
  },
);

test("a battle for six with five bots, played to its end @long", async ({ page }) => {
  test.setTimeout(1_200_000);
  await begin(page);
  await playOn(page, 99);
  await expect(page.locator(".play-end-end")).toBeVisible();
  await expect(page.locator(".play-end-end").getByRole("heading", { level: 2 }).first()).toContainText(/won|draw/i);
});
