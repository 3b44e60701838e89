/** What a team decides together, and what each player decides anew each time. */
import { expect, test } from "../fixtures.ts";
import { account, at, isAsked, isPhase, judged, load, playedUntil, scenario, set } from "../made-games.ts";
import { button, closeDrawer, heading, openDrawer, piece, question, status } from "../playing.ts";

test("[EB-MULTI-09] three of a team choose first or second: it is done when all three have said the same, and not before", async ({
  page,
}) => {
  const game = playedUntil(await scenario("cover-the-evacuation", 6), isAsked("player order"));
  const voters = game.open.filter(({ ask }) => ask.kind === "player order").map(({ ask }) => ask.seat);
  expect(voters).toHaveLength(3);
  await load(page, game);
  for (const [place, seat] of voters.entries()) {
    await expect(status(page)).toContainText(`Player ${seat + 1}`);
    await openDrawer(page, "Log");
    await expect(page.getByRole("log")).not.toContainText(/first player/i);
    await closeDrawer(page);
    await button(page, `Pass the screen to Player ${seat + 1}`).click();
    // Nobody sees what the others have said.
    await expect(page.locator(".play-dial-chip")).toHaveCount(1);
    await page.locator(".play-secret .play-options button").nth(1).click();
    await button(page, /^Done/).click();
    if (place < 2) await expect(heading(page)).toHaveText("Pass the screen on");
  }
  await openDrawer(page, "Log");
  const log = page.getByRole("log");
  await expect(log).toContainText(/first player/i);
  await expect(log).not.toContainText(/by lot/i);
  for (const seat of voters) await expect(log).toContainText(new RegExp(`Player ${seat + 1}[^.]* (votes|chooses|says)`));
});

test("[EB-DEPLOY-06] whoever comes back at an edge chooses it each time anew, and the second time another", async ({ page }) => {
  const game = playedUntil(await scenario("aces-high", 2), isPhase("planning"));
  // Without hyperspace points a lost ship comes back at an edge: the lower one, then the one at the left.
  for (const [x, y] of [
    [450, 20],
    [20, 450],
  ] as const) {
    judged(game, set("A1", { status: "destroyed", pose: undefined }), account(game, { pieces: [] }));
    await load(page, playedUntil(game, isAsked("place ship")));
    await expect(heading(page)).toContainText(/^Where do you place .*\(A1\)/);
    await expect(page.locator(".play-whose")).toContainText("Player 1");
    for (const [label, figure] of [
      ["Right, mm", x],
      ["Up, mm", y],
    ] as const) {
      await question(page).getByLabel(label).fill(`${figure}`);
      await question(page).getByLabel(label).press("Tab");
    }
    await button(page, "Put it here").click();
    await expect(heading(page)).not.toContainText("Where do you place");
    await expect(piece(page, "A1")).toHaveAttribute("aria-label", new RegExp(`at ${x}, ${y} mm`));
    // The same here, and on to the next round.
    const ask = game.open.find((one) => one.ask.kind === "place ship");
    expect(game.give({ input: "answer", seat: 0, ask: ask?.number ?? 0, pose: at(x, y) })).toBeUndefined();
  }
});
