/** Rules of Escalation that are the page's to keep, as in Epic play. */
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import { expect, testOfMadeGames as test } from "../fixtures.ts";
import { FAST, firstEdition, isAsked, isPhase, playedUntil, show, withTokens } from "../made-games.ts";
import { openDrawer } from "../playing.ts";
import { expectDialsHidden, expectDiceInSight } from "./in-sight.ts";

const [LIST = "", OTHER = ""] = READY_MADE.filter(({ entry }) => entry.format === "escalation").map(({ id }) => id);

test("[ES-COMP-05] whatever a dial is set to, its back is the same", async ({ page }) => {
  await show(page, playedUntil(await firstEdition("escalation", [LIST, OTHER]), isPhase("planning")));
  await expectDialsHidden(page);
});

test("[ES-LEGAL-05] the dice lie before both sides", async ({ page }) => {
  await show(page, withTokens(playedUntil(await firstEdition("escalation", [LIST, OTHER]), isAsked("attack"), FAST)));
  await expectDiceInSight(page);
});

test("[ES-DEPLOY-06, ES-TABLE-03] copies have numbers, white ones on one side and black on the other; each player has room for the own cards", async ({
  page,
}) => {
  await show(page, playedUntil(await firstEdition("escalation", [LIST, LIST]), isPhase("planning")));
  const colours = await page
    .locator('.table-piece[data-kind="ship"]')
    .evaluateAll((all) =>
      all.map((one) => `${one.getAttribute("data-seat")} ${/ID token (\w+)/.exec(one.getAttribute("aria-label") ?? "")?.[1]}`),
    );
  expect(new Set(colours).size).toBe(2);
  expect([...new Set(colours.map((one) => one.slice(2)))].toSorted()).toEqual(["black", "white"]);
  await openDrawer(page, "Ships");
  for (const [player, letter] of [
    ["Player 1", "A"],
    ["Player 2", "B"],
  ] as const) {
    const tray = page.getByRole("region", { name: `Cards of ${player}` });
    await expect(tray.locator(".play-ship").first()).toContainText(`(${letter}1)`);
    for (const card of await tray.locator(".play-ship").all()) await expect(card).toContainText(new RegExp(`\\(${letter}\\d\\)`));
    await expect(tray.locator(".play-piles")).toBeVisible();
  }
});
