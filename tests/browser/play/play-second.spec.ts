/** The second edition on the page: scenarios that start with one click, wings and huge ships, many seats, and reasons for refusals. */
import { READY_MADE } from "@broadside/squads/ready-made/2.0";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectAccessibleInAnyLight, expectNoSidewaysScroll, test, testOnSharedPage } from "../fixtures.ts";
import { chosenGame, isAsked, isPhase, load, openFile, playedUntil, scenario, show } from "../made-games.ts";
import { answer, button, closeDrawer, expectLogged, heading, openDrawer, playUntil, question, status, useTool } from "../playing.ts";

/** Opens the form that starts a scenario, with the lists that it offers first. */
async function choose(page: Page, scenario: string, seats: number): Promise<void> {
  await page.goto(`/play?seed=second&scenario=${scenario}`);
  await expect(page.getByRole("group", { name: "Seat 1" })).toBeVisible();
  if (await page.getByLabel("Seats").count()) await page.getByLabel("Seats").selectOption(String(seats));
  await expect(page.getByText("✓ Legal")).toHaveCount(seats);
}

const score = (page: Page) => page.getByRole("region", { name: "Score" });

/** Slow straight maneuvers, so that no ship leaves the table. */
const SLOW = { dial: /^[12]F[BW]/ };
const untilRound = async (page: Page, round: number) => {
  for (let step = 0; step < 40; step += 1) {
    if ((await status(page).textContent())?.startsWith(`Round ${round} `)) return;
    await playUntil(page, /^Pass the device/, [], /^[12] straight, (blue|white)/);
    if ((await status(page).textContent())?.startsWith(`Round ${round} `)) return;
    await page
      .getByRole("button", { name: /^Pass the device to/ })
      .first()
      .click();
    await button(page, /^Done/).click();
    await expect(button(page, /^Done/)).toHaveCount(0);
  }
  throw new Error(`never in round ${round}`);
};

test.describe("the second edition on the page", () => {
  testOnSharedPage(
    "[EB-SETUP-19, SC-COMMON-50, EB-SETUP-07] Salvage Mission: started with one click, its page, its score, its colours",
    async ({ page }) => {
      await choose(page, "salvage-mission", 2);
      await expect(page.getByRole("img", { name: "Set-up diagram of Salvage Mission" })).toBeVisible();
      await button(page, /^Play$/).click();
      await playUntil(page, /^Choose the next obstacle to place/);
      await expect(page.locator('[data-id^="supplyCache"]')).toHaveCount(5);
      const colours = await page.evaluate(() => {
        const colourAt = (place: string, property: string) =>
          getComputedStyle(document.querySelector(place) as Element)
            .getPropertyValue(property)
            .trim();
        const onTable = [1, 2].map((seat) => colourAt(".broadside-table", `--seat-${seat}`)).sort();
        const aboveIt = [1, 2].map((seat) => colourAt(`.play-sides .seat-badge[data-seat="${seat}"]`, "--seat")).sort();
        return [onTable, aboveIt];
      });
      const wanted = await page.evaluate(() => {
        const style = getComputedStyle(document.querySelector(".play-page") as Element);
        return [1, 2].map((number) => style.getPropertyValue(`--player-${number}`).trim()).sort();
      });
      expect(colours).toEqual([wanted, wanted]);

      await show(page, playedUntil(await scenario("salvage-mission", 2), isPhase("planning", 2), SLOW));
      await expect(score(page)).toContainText("round 2 of 12 · 20 mission points to win");
      await expect(score(page).getByRole("list", { name: "Scores" }).getByRole("listitem")).toHaveCount(2);
      await expect(score(page).getByTitle("First player")).toHaveCount(1);
      await expectLogged(page, "Activation phase");
      await score(page).getByRole("button", { name: "Salvage Mission" }).click();
      const dialog = page.getByRole("dialog", { name: "Salvage Mission" });
      await expect(dialog.getByRole("heading", { name: "Scoring" })).toBeVisible();
      await expectAccessibleInAnyLight(page, "dialog[open]");
      await page.keyboard.press("Escape");

      // Watch the game from the start: keys work as soon as the replay appears.
      await page.evaluate(() =>
        new MutationObserver((_, observer) => {
          if (!document.querySelector(".play-replay-bar-replay")) return;
          observer.disconnect();
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
        }).observe(document.body, { childList: true, subtree: true }),
      );
      await useTool(page, "Watch from the start");
      await expect(page.getByRole("region", { name: "Replay controls" })).toBeVisible();
      await expect(score(page)).toContainText("round 2 of 12");
    },
  );

  test("everyone can use the form of Salvage Mission, and its score is there after a reload @long", async ({ page }) => {
    await choose(page, "salvage-mission", 2);
    await expectAccessible(page);
    await load(page, playedUntil(await scenario("salvage-mission", 2), isPhase("planning", 2), SLOW));
    await page.reload();
    await expect(score(page)).toContainText("round 2 of 12");
  });

  testOnSharedPage(
    "[SC-COMMON-14, EB-MULTI-08] Passing Engagement: red and blue, separate trays, looking at your own dials, moving a shuttle by hand",
    async ({ page }) => {
      await show(page, playedUntil(await scenario("passing-engagement", 2), isAsked("action")));
      const [red = [], blue = []] = await page.evaluate(() => {
        const style = getComputedStyle(document.querySelector(".play-page") as Element);
        const parts = (hex: string) => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
        return [1, 2].map((number) => parts(style.getPropertyValue(`--player-${number}`).trim()));
      });
      expect([red.indexOf(Math.max(...red)), blue.indexOf(Math.max(...blue))]).toEqual([0, 2]);
      await openDrawer(page, "Ships");
      const trays = page.getByRole("region", { name: /'s ship cards$/ });
      await expect(trays).toHaveCount(2);
      const [above, below] = await Promise.all([0, 1].map((place) => trays.nth(place).boundingBox()));
      expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(5);
      await closeDrawer(page);

      await useTool(page, "Look at my dials");
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Show .* dials$/ })
        .first()
        .click();
      await expect(page.getByRole("dialog").getByRole("listitem").first()).toContainText(/: (\w+ )?\d /);
      await expectAccessible(page, undefined, "dialog[open]");
      await page.keyboard.press("Escape");
      await expectLogged(page, /Player \d looks at their dials/);

      await useTool(page, "Change by hand");
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("combobox", { name: "Ship" }).selectOption("R1");
      await dialog.getByLabel("controlled by").selectOption("nobody");
      await dialog.getByLabel("deal facedown").fill("1");
      await dialog.getByLabel("Reason").fill("It was hit");
      await dialog.getByRole("button", { name: "Propose" }).click();
      await expect(page.getByRole("heading", { name: /Shuttle.*controlled by nobody, Damage cards 0 → 1/ })).toBeVisible();
      await button(page, /agrees$/).click();
      await openDrawer(page, "Ships");
      await expect(page.getByRole("heading", { name: "Controlled by nobody" })).toBeVisible();
      await page.setViewportSize({ width: 375, height: 740 });
      await expectNoSidewaysScroll(page);
    },
  );

  test("Aces High for four: everybody plays alone and needs counters to win @long", async ({ page }) => {
    await load(page, playedUntil(await scenario("aces-high", 4), isPhase("planning", 2), SLOW));
    await expect(score(page)).toContainText("6 victory counters to win");
    await expect(score(page).getByRole("list", { name: "Scores" }).getByRole("listitem")).toHaveCount(4);
    await openDrawer(page, "Ships");
    await expect(page.locator('.play-cards-squad[data-seat="4"] .play-cards-ship')).toHaveCount(1);
  });

  test("a dogfight for six: each player plans behind the cover, in a separate colour @long", async ({ page }) => {
    test.setTimeout(240_000);
    await choose(page, "dogfight", 6);
    await button(page, /^Play$/).click();
    await playUntil(page, /^Pass the device/);
    await expect(button(page, /^Pass the device to/)).toHaveCount(6);
    const colours = await page
      .locator(".play-score .play-seat-name-seatNumber")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(new Set(colours).size).toBe(6);
    await expectAccessible(page);
    await untilRound(page, 2);
  });

  testOnSharedPage(
    "[2E-HUGE-56, EB-WID-02, 2E-COMP-27] Cover the Evacuation: a huge ship's trackers, a wing, a lock with its id",
    async ({ page }) => {
      const seats = ["Tantive IV", "Lord Vader's escort"].map((list, seat) => ({
        name: `Player ${seat + 1}`,
        squad: READY_MADE.find(({ title }) => title === list)?.entry.squads[0] ?? { faction: "", ships: [] },
      }));
      const game = await chosenGame({ scenario: "cover-the-evacuation", edition: "2.0", seats });
      await show(page, playedUntil(game, isAsked("lock"), { dial: /^[345]F[BW]/, action: /^lock$/ }));
      await openDrawer(page, "Ships");
      const corvette = page
        .locator(".play-cards-ship")
        .filter({ has: page.getByTitle(/\(A1\)$/) })
        .first();
      await expect(corvette.locator(".play-cards-gauge")).toHaveCount(2);
      await expect(corvette.locator(".play-cards-gauge").last()).toContainText(/^\d+\/\d+/);
      await expect(corvette.locator(".play-cards-gauge meter").last()).toBeVisible();
      const mates = page.locator('.play-cards-wing[data-state="in wing"]');
      expect(await mates.count()).toBeGreaterThan(3);
      await expect(mates.first()).toContainText(/in a wing ID \d, .*, led by /);
      await expectAccessible(page, undefined, ".play-drawer[data-open]");
      await closeDrawer(page);
      await expect(page.locator(".broadside-table .table-mark[data-kind=template][data-seat]")).not.toHaveCount(0);
      await expect(heading(page)).toContainText(/^Choose what .* locks/);
      const asked = (await heading(page).textContent()) ?? "";
      await answer(page, () => question(page).locator(".play-options button").first().click());
      await openDrawer(page, "Ships");
      const [, locker = "nobody"] =
        /^Locked by (.+)$/.exec(
          (await page
            .getByText(/^Locked by/)
            .first()
            .textContent()) ?? "",
        ) ?? [];
      expect(asked).toContain(locker);
    },
  );

  test("an illegal list is refused with its rule, and so is a number out of bounds @long", async ({ page }) => {
    await choose(page, "salvage-mission", 2);
    const seat = page.getByRole("group", { name: "Seat 1" });
    await seat.getByText("Open or paste a list").click();
    const luke = { id: "lukeskywalker", ship: "t65xwing", upgrades: {} };
    await seat
      .getByLabel("XWS")
      .fill(JSON.stringify({ version: "2.5.0", name: "Twins", faction: "rebelalliance", pilots: [luke, luke, luke] }));
    await seat.getByRole("button", { name: "Use this list" }).click();
    await expect(seat.getByRole("alert")).toContainText("This list isn't legal here");
    await expect(seat.getByRole("alert").getByRole("link").first()).toHaveText(/^[0-9A-Z]+-[A-Z]+-\d+/);
    await expect(button(page, /^Play$/)).toBeDisabled();
    await seat.getByRole("combobox", { name: /^List/ }).selectOption({ index: 0 });
    await expect(button(page, /^Play$/)).toBeEnabled();
    await page.getByText("Organiser settings").click();
    const rounds = page.getByLabel("Rounds");
    await rounds.fill("99");
    await expect(page.getByRole("alert")).toHaveText("Enter a whole number from 4 to 24.");
    // The number that was there before returns, and nothing has changed.
    await rounds.press("Tab");
    await expect(rounds).toHaveValue("12");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByText("Organiser settings", { exact: true })).toBeVisible();
    await rounds.fill("8");
    await rounds.press("Tab");
    await expect(page.getByText("Organiser settings (1 changed)")).toBeVisible();
    await button(page, "Use defaults").click();
    await expect(rounds).toHaveValue("12");
    await expect(button(page, /^Play$/)).toBeEnabled();
    await expectAccessible(page);
  });

  test("you choose quick builds one by one, and a scenario by its name @long", async ({ page }) => {
    await page.goto("/play?seed=quick");
    await page.getByRole("radio", { name: "Second edition 2.0" }).check();
    await page.getByRole("combobox", { name: /^Game/ }).selectOption({ label: "Aces High" });
    await expect(page.getByText("✓ Legal")).toHaveCount(2);
    const seat = page.getByRole("group", { name: "Seat 1" });
    await seat.getByText("Choose quick builds").click();
    await seat.getByLabel("Faction").selectOption({ label: "Galactic Empire" });
    await seat.getByLabel("Quick build").selectOption({ index: 40 });
    await seat.getByRole("button", { name: "Add" }).click();
    await expect(seat.getByText(/^Threat [1-9]\d* so far/)).toBeVisible();
    await expect(seat.getByRole("combobox", { name: /^List/ }).locator("option:checked")).not.toHaveText("");
    await expect(seat.getByText(/✓ Legal: threat|✗ This list is not legal/)).toBeVisible();
  });
});

testOnSharedPage("on a phone, nothing overflows, even with eight seats @phone @long", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await choose(page, "aces-high", 8);
  await expectNoSidewaysScroll(page);
  await openFile(page, playedUntil(await scenario("aces-high", 8), isPhase("planning")));
  // However many sides the bar shows, everything else stays within reach.
  await expect(page.locator(".play-top").getByRole("button", { name: "Game" })).toBeInViewport({ ratio: 1 });
  await expect(score(page).getByRole("list", { name: "Scores" }).getByRole("listitem")).toHaveCount(8);
  await expectNoSidewaysScroll(page);
  await score(page).getByRole("button", { name: "Aces High" }).tap();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Rules" })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
