/** A person against a bot: it thinks in its own worker, and nobody sees its dials. */
import type { Game } from "@broadside/rules";
import { duel, FIGHTING, standardGame } from "../../shared/usual-games.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, testOnSharedPage } from "../fixtures.ts";
import { agreed, isAsked, isAskedOf, isPhase, playedUntil, show } from "../made-games.ts";
import { button, heading, playUntil, status, useTool } from "../playing.ts";

const RANDOM = "Random: picks any legal option";
const CADET = "Cadet: looks one step ahead";

testOnSharedPage(
  "a bot plays a seat: its dials are on no screen, it answers automatically, and a person takes over the seat",
  async ({ page }) => {
    await show(page, playedUntil(await duel(), isAsked("place ship")));
    await useTool(page, "Players");
    await page.getByLabel("Player 2 is played by").selectOption({ label: CADET });
    await expectAccessible(page, undefined, "dialog[open]");
    await page.keyboard.press("Escape");
    await expect(status(page)).toContainText("Cadet plays as Player 2");
    await playUntil(page, /^For your eyes only/);
    await expect(page.locator(".play-dock")).toContainText("Your decision");
    expect(page.workers().length).toBeGreaterThan(1);
    await button(page, /^Done/).click();
    await expect(status(page)).not.toContainText("Planning");
    await playUntil(page, /^For your eyes only/);
    await expect(status(page)).toContainText("Round 2");
    await button(page, "Decide later").click();
    await useTool(page, "Players");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Player 2 is played by").selectOption({ label: "A person" });
    await expect(status(page)).not.toContainText("plays as");
    await page.keyboard.press("Escape");
    await expect(button(page, "Let Player 2 look again")).toBeVisible();
    await expect(heading(page)).toHaveText("Pass the device");
  },
);

testOnSharedPage("a learner asks what a bot would do: the answer is marked, with a reason", async ({ page }) => {
  const isLastObstacle = ({ state, open }: Game) => state.obstacles.length === 5 && open[0]?.ask.kind === "obstacle";
  await show(page, playedUntil(await duel(), isLastObstacle));
  const advice = page.locator(".play-advice").first();
  await button(page, "Get a hint").first().click();
  await expect(advice.getByRole("status")).toContainText(": ");
  await expect(page.locator(".play-options button", { hasText: "suggested" })).toHaveCount(1);
  await expectAccessible(page, undefined, ".play-panel");
  await playUntil(page, /^Place /);
  await expect(page.locator(".play-options button", { hasText: "suggested" })).toHaveCount(0);
  await button(page, "Get a hint").first().click();
  await button(page, "Show it on the table").click();
  await expect(button(page, "Put it here")).toBeEnabled();
  await show(page, playedUntil(await duel(), isPhase("planning")));
  await button(page, /^Pass the device to/)
    .first()
    .click();
  await page.locator(".play-secret").first().getByRole("button", { name: "Get a hint" }).click();
  await expect(page.locator(".play-secret").first().getByRole("status")).toContainText(": ");
});

testOnSharedPage("a hint makes the dock of the dials higher, so that all of it is in sight", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await show(page, playedUntil(await standardGame(), isPhase("planning")));
  await button(page, /^Pass the device to/)
    .last()
    .click();
  await page.locator(".play-secret").first().getByRole("button", { name: "Get a hint" }).click();
  const reason = page.locator(".play-secret").first().getByRole("status");
  await expect(reason).toContainText(": ");
  await expect(reason).toBeInViewport({ ratio: 1 });
});

testOnSharedPage("nobody gets help in a game without aids @long", async ({ page }) => {
  const game = agreed(await standardGame(), { aids: "strict" });
  await show(page, playedUntil(game, isAskedOf("attack", "A1"), FIGHTING));
  await expect(button(page, "Get a hint")).toHaveCount(0);
  await expect(page.locator(".play-target").first()).toContainText(/Range [123]/);
  await expect(page.locator(".play-attack-targetOdds, .play-attack-oddsBars, .play-attack-diceCount")).toHaveCount(0);
  await expect(page.getByText("to destroy")).toHaveCount(0);
});

testOnSharedPage("on a phone, nothing overflows with pasted lists and a bot chosen in the form @phone @long", async ({ page }) => {
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
  await expect(status(page)).toContainText("Random is a bot");
  await expectNoSidewaysScroll(page);
});
