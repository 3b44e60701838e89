/** A timer for the phases, and what absent players need on a phone. */
import { duel } from "../usual-games.ts";
import { expect, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { gameClock } from "./game-clock.ts";
import { agreed, isPhase, openFile, playedUntil } from "./made-games.ts";
import { button, expectLogged, status } from "./playing.ts";

/** At its dials, with so many seconds for each phase. */
const timed = async (phase: number) => playedUntil(agreed(await duel(), { clocks: { phase } }), isPhase("planning"));

test.describe("a game with absent players", () => {
  test("a phase that takes too long goes on with the defaults", async ({ page }) => {
    await page.goto("/play");
    const clock = await gameClock(page);
    await openFile(page, await timed(60));
    const timer = page.getByRole("timer");
    await expect(timer).toContainText("left in this phase");
    await button(page, "One minute more").click();
    await clock.pass(70_000);
    await expect(status(page)).toContainText("Planning");
    await clock.pass(60_000);
    await expect(status(page)).not.toContainText("Planning");
    await expectLogged(page, "Time for this is up: what has no answer is given its default");
    await expect(timer).toContainText("left in this phase");
  });
});

test.describe("absent players on a phone @phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test("nothing of it runs off the screen", async ({ page }) => {
    await page.goto("/play?seed=phone");
    await expect(page.getByText("✓ Legal")).toHaveCount(2);
    await page.getByText("What you agree on").click();
    await page.getByLabel("Phase timer").selectOption("10 minutes");
    await expectNoSidewaysScroll(page);
    await openFile(page, await timed(600));
    await expect(page.getByRole("timer")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.locator(".play-top").getByRole("button", { name: "Game" }).tap();
    await expectNoSidewaysScroll(page);
    await button(page, "Players").tap();
    await page.getByRole("button", { name: "Standing answers of Player 1" }).tap();
    await expect(page.getByLabel("Question")).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
