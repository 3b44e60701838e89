/** The phase timer, and whether the controls for bots and absent players fit on a phone. */
import { duel } from "../../shared/usual-games.ts";
import { expect, expectNoSidewaysScroll, test, testOnSharedPage } from "../fixtures.ts";
import { agreed, isAsked, isPhase, openFile, playedUntil, show } from "../made-games.ts";
import { button, expectLogged, status } from "../playing.ts";
import { gameClock } from "./game-clock.ts";

/** A game that has not begun, with this many seconds per phase. */
const timed = async (phase: number) => agreed(await duel(), { clocks: { phase } });

test.describe("a game with absent players", () => {
  test("a phase that takes too long continues with the defaults", async ({ page }) => {
    await page.goto("/play");
    const clock = await gameClock(page);
    await openFile(page, playedUntil(await timed(60), isPhase("planning")));
    const timer = page.getByRole("timer");
    await expect(timer).toContainText("left in this phase");
    await button(page, "Add a minute").click();
    await clock.pass(70_000);
    await expect(status(page)).toContainText("Planning");
    await clock.pass(60_000);
    await expect(status(page)).not.toContainText("Planning");
    await expectLogged(page, "Time is up: open questions get their default answers");
    await expect(timer).toContainText("left in this phase");
  });
});

testOnSharedPage("on a phone, bots, timers and standing orders fit on the screen @phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await test.step("the form", async () => {
    await page.goto("/play?seed=phone");
    await expect(page.getByText("✓ Legal")).toHaveCount(2);
    await page.getByLabel("Played by").nth(1).selectOption("random");
    await page.getByText("Agreements", { exact: true }).click();
    await page.getByLabel("Phase timer").selectOption("10 minutes");
    await expectNoSidewaysScroll(page);
  });
  await test.step("a bot that sets up", async () => {
    await openFile(page, playedUntil(await duel(), isAsked("obstacle")));
    await expectNoSidewaysScroll(page);
    await button(page, /^Set up for Player/).tap();
    await expect(button(page, "Stop")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await button(page, "Stop").tap();
    await expect(page.getByText(/^A bot is setting up for/)).toHaveCount(0);
  });
  await test.step("a timer, players and standing orders", async () => {
    await show(page, playedUntil(await timed(600), isPhase("planning")));
    await expect(page.getByRole("timer")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.locator(".play-top").getByRole("button", { name: "Game" }).tap();
    await expectNoSidewaysScroll(page);
    await button(page, "Players").tap();
    await page.getByLabel("Player 2 is played by").selectOption("random");
    await expect(status(page)).toContainText("Random plays as Player 2");
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Player 1's standing orders" }).tap();
    await expect(page.getByLabel("Question")).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
