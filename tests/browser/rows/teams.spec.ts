/** What a team decides together, and what each player decides anew each time. */
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { account, at, isAsked, isPhase, judged, load, playedUntil, scenario, set } from "../made-games.ts";
import { button, closeDrawer, heading, openDrawer, piece, question, status } from "../playing.ts";

test.setTimeout(180_000);

/** Behind the cover, where nobody sees what the others have said: the other team shall be first. */
async function voteForTheOthers(page: Page, seat: number): Promise<void> {
  await button(page, `Pass the screen to Player ${seat + 1}`).click();
  await expect(page.locator(".play-dial-chip")).toHaveCount(1);
  await page.locator(".play-secret .play-options button").nth(1).click();
  await button(page, /^Done/).click();
}

const firstSide = (page: Page) =>
  page
    .getByRole("region", { name: "Score" })
    .getByRole("listitem")
    .filter({ has: page.getByTitle("First player") });

test("[EB-MULTI-09] three of a team choose first or second: it is done when all three have said the same, and not before", async ({
  page,
}) => {
  const game = playedUntil(await scenario("cover-the-evacuation", 6), isAsked("player order"));
  const ballots = game.open.filter(({ ask }) => ask.kind === "player order");
  const voters = ballots.map(({ ask }) => ask.seat);
  expect(voters).toEqual([1, 3, 5]);
  await load(page, game);
  for (const [place, seat] of voters.entries()) {
    await expect(status(page)).toContainText(`Player ${seat + 1}`);
    await openDrawer(page, "Log");
    await expect(page.getByRole("log")).not.toContainText(/first player/i);
    await closeDrawer(page);
    await voteForTheOthers(page, seat);
    if (place < 2) await expect(heading(page)).toHaveText("Pass the screen on");
  }
  await openDrawer(page, "Log");
  const log = page.getByRole("log");
  await expect(log).toContainText(/first player/i);
  await expect(log).not.toContainText(/a lot decides/);
  for (const seat of voters) await expect(log).toContainText(new RegExp(`Player ${seat + 1}[^.]* (votes|chooses|says)`));
  await expect(firstSide(page)).toContainText("Player 1");
  // One of them has said otherwise: nothing is chosen.
  for (const [place, key] of ["seat 2", "seat 1"].entries()) {
    const { number = 0, ask } = ballots[place] ?? {};
    expect(game.give({ input: "answer", seat: ask?.seat ?? 0, ask: number, key })).toBeUndefined();
  }
  await load(page, game);
  await voteForTheOthers(page, 5);
  await openDrawer(page, "Log");
  await expect(log).toContainText(/a lot decides/);
});

test("[EB-DEPLOY-06] whoever comes back at an edge chooses it each time anew, and the second time another", async ({ page }) => {
  const game = playedUntil(await scenario("aces-high", 2), isPhase("planning"));
  // Without hyperspace points a lost ship comes back at an edge: the lower one, then the one at the left.
  // Of the other player's ship the other player chooses.
  for (const [ship, x, y] of [
    ["A1", 450, 20],
    ["A1", 20, 450],
    ["B1", 450, 20],
  ] as const) {
    const seat = ship === "A1" ? 0 : 1;
    judged(game, set(ship, { status: "destroyed", pose: undefined }), account(game, { pieces: [] }));
    await load(page, playedUntil(game, isAsked("place ship")));
    await expect(heading(page)).toContainText(new RegExp(`^Where do you place .*\\(${ship}\\)`));
    await expect(page.locator(".play-whose")).toContainText(`Player ${seat + 1}`);
    for (const [label, figure] of [
      ["Right, mm", x],
      ["Up, mm", y],
    ] as const) {
      await question(page).getByLabel(label).fill(`${figure}`);
      await question(page).getByLabel(label).press("Tab");
    }
    await button(page, "Put it here").click();
    await expect(heading(page)).not.toContainText("Where do you place");
    await expect(piece(page, ship)).toHaveAttribute("aria-label", new RegExp(`at ${x}, ${y} mm`));
    // The same here, and on to the next round.
    const ask = game.open.find((one) => one.ask.kind === "place ship");
    expect(game.give({ input: "answer", seat, ask: ask?.number ?? 0, pose: at(x, y) })).toBeUndefined();
  }
});
