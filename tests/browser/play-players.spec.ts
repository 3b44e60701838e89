/** Who does not sit at the table all the time: away, standing answers, a timer for the phases. */

import { duel, standardGame } from "../usual-games.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { gameClock } from "./game-clock.ts";
import { agreed, isAsked, isAskedOf, isPhase, load, openFile, playedUntil } from "./made-games.ts";
import { button, closeDrawer, expectLogged, heading, openDrawer, playUntil, status, useTool } from "./playing.ts";

/** At its dials, with so many seconds for each phase. */
const timed = async (phase: number) => playedUntil(agreed(await duel(), { clocks: { phase } }), isPhase("planning"));

test.describe("a game with absent players", () => {
  test("who is away is given the defaults, and somebody has to stay", async ({ page }) => {
    // Both have ships to place.
    await load(page, playedUntil(await standardGame(), isAskedOf("place ship", "B2")));
    await openDrawer(page, "Game");
    await button(page, "Players").press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Player 2 is away").press("Space");
    await expect(dialog.getByLabel("Player 2 is away")).toBeChecked();
    await expect(status(page)).toContainText("away: Player 2");
    await dialog.getByLabel("Player 1 is away").press("Space");
    await expect(dialog.getByRole("alert")).toContainText("somebody must stay at the table");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await playUntil(page, /^Pass the screen on/);
    await expect(button(page, /^Pass the screen to/)).toHaveCount(1);
    await openDrawer(page, "Log");
    await expect(page.getByRole("log").getByText("Player 2 is away, and is given the defaults")).toHaveCount(1);
    await closeDrawer(page);
    await useTool(page, "Players");
    await dialog.getByLabel("Player 2 is away").press("Space");
    await expect(status(page)).not.toContainText("away");
  });

  test("a standing answer is set, used and removed, and is its seat's secret", async ({ page }) => {
    const game = playedUntil(await standardGame(), isAsked("place obstacle"));
    const whose = `Player ${(game.open[0]?.ask.seat ?? 0) + 1}`;
    const place = "Where do you place";
    await load(page, game);
    await expect(heading(page)).toContainText(place);
    await useTool(page, "Players");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: `Standing answers of ${whose}` }).click();
    await expect(dialog.getByText("Nothing is answered for you.")).toBeVisible();
    await dialog.getByLabel("Question").selectOption({ label: "Place obstacle" });
    await dialog.getByRole("button", { name: "Set" }).click();
    await expect(dialog.getByRole("list", { name: "Set" })).toContainText("Place obstacle");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Hide them" }).click();
    await expect(dialog.getByText("Place obstacle")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expectLogged(page, `${whose} has a standing answer to “place obstacle”`);
    await expect(heading(page)).not.toContainText(place);
    await useTool(page, "Players");
    await dialog.getByRole("button", { name: `Standing answers of ${whose}` }).click();
    await dialog.getByRole("button", { name: "Remove" }).click();
    await expect(dialog.getByText("Nothing is answered for you.")).toBeVisible();
  });

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
