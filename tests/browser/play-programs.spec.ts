/** A person against a program: it thinks in a worker of its own, and nobody sees its dials. */
import type { Game } from "@broadside/rules";
import { duel, FIGHTING, standardGame } from "../usual-games.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, testOnSharedPage } from "./fixtures.ts";
import { agreed, isAsked, isAskedOf, isPhase, playedUntil, show } from "./made-games.ts";
import { button, heading, playUntil, status, useTool } from "./playing.ts";

const RANDOM = "Random: takes any answer that is allowed";

testOnSharedPage(
  "a program plays a seat: its dials are on no screen, it answers by itself, and a person takes the seat over",
  async ({ page }) => {
    await show(page, playedUntil(await duel(), isAsked("place ship")));
    await useTool(page, "Players");
    await page.getByLabel("Player 2 is played by").selectOption({ label: RANDOM });
    await expectAccessible(page, undefined, "dialog[open]");
    await page.keyboard.press("Escape");
    await expect(status(page)).toContainText("programs: Random as Player 2");
    await playUntil(page, /^For your eyes only/);
    await expect(page.locator(".play-dock")).toContainText("Player 1: only you see this");
    expect(page.workers().length).toBeGreaterThan(1);
    await button(page, /^Done/).click();
    await expect(status(page)).not.toContainText("Planning");
    await playUntil(page, /^For your eyes only/);
    await expect(status(page)).toContainText("Round 2");
    await button(page, "Decide later").click();
    await useTool(page, "Players");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Player 2 is played by").selectOption({ label: "A person" });
    await expect(status(page)).not.toContainText("programs");
    await page.keyboard.press("Escape");
    await expect(button(page, "Player 2 looks again")).toBeVisible();
    await expect(heading(page)).toHaveText("Pass the screen on");
  },
);

testOnSharedPage("a learner asks what a program would do: the answer is marked, with a reason", async ({ page }) => {
  const isLastObstacle = ({ state, open }: Game) => state.obstacles.length === 5 && open[0]?.ask.kind === "obstacle";
  await show(page, playedUntil(await duel(), isLastObstacle));
  const advice = page.locator(".play-advice").first();
  await button(page, "What would you do?").first().click();
  await expect(advice.getByRole("status")).toContainText(": ");
  await expect(page.locator(".play-options button", { hasText: "suggested" })).toHaveCount(1);
  await expectAccessible(page, undefined, ".play-panel");
  await playUntil(page, /^Where do you place/);
  await expect(page.locator(".play-options button", { hasText: "suggested" })).toHaveCount(0);
  await button(page, "What would you do?").first().click();
  await button(page, "Show it on the table").click();
  await expect(button(page, "Put it here")).toBeEnabled();
  await show(page, playedUntil(await duel(), isPhase("planning")));
  await button(page, /^Pass the screen to/)
    .first()
    .click();
  await page.locator(".play-secret").first().getByRole("button", { name: "What would you do?" }).click();
  await expect(page.locator(".play-secret").first().getByRole("status")).toContainText(": ");
});

testOnSharedPage("nobody is helped where it was agreed to play without aids @long", async ({ page }) => {
  const game = agreed(await standardGame(), { aids: "strict" });
  await show(page, playedUntil(game, isAskedOf("attack", "A1"), FIGHTING));
  await expect(button(page, "What would you do?")).toHaveCount(0);
  await expect(page.locator(".play-target").first()).toContainText(/Range [123]/);
  await expect(page.locator(".play-target-odds, .play-odds-bars, .play-dice-count")).toHaveCount(0);
  await expect(page.getByText("destroys")).toHaveCount(0);
});

testOnSharedPage("on a phone nothing runs off the screen with pasted lists and a bot chosen in the form @phone @long", async ({ page }) => {
  await page.goto("/play?seed=programs");
  for (const [seat, faction, pilot] of [
    ["Seat 1", "rebel", { name: "wedgeantilles", ship: "xwing" }],
    ["Seat 2", "imperial", { name: "academypilot", ship: "tiefighter" }],
  ] as const) {
    const form = page.getByRole("group", { name: seat });
    await form.getByText("Open or paste a list").click();
    await form.getByLabel("XWS").fill(JSON.stringify({ version: "0.3.0", faction, pilots: [pilot] }));
    await form.getByRole("button", { name: "Use this list" }).click();
  }
  await expect(page.getByText("✓ Legal")).toHaveCount(2);
  await page.getByLabel("Played by").nth(1).selectOption({ label: RANDOM });
  await expectNoSidewaysScroll(page);
  await button(page, /^Play$/).tap();
  await expect(status(page)).toContainText("programs: Random as Player 2");
  await expectNoSidewaysScroll(page);
});
