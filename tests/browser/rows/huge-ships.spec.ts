/** Rules of Epic play that are the page's to keep: huge ships' cards and tokens, ID tokens, dials of a team, piles, dice for all to see. */
import type { Page } from "@playwright/test";
import { hugeFleets } from "../../huge-fleets.ts";
import { epicDogfight } from "../../usual-games.ts";
import { expect, testOfMadeGames as test } from "../fixtures.ts";
import { FAST, firstEdition, isAsked, isPhase, playedUntil, show, withTokens } from "../made-games.ts";
import { button, closeDrawer, heading, openDrawer, piece, placeFromLeft } from "../playing.ts";
import { expectDiceInSight } from "./in-sight.ts";

const TEAM_LISTS = ["1e-team-alliance-fleet", "1e-team-imperial-hammer"] as const;
const CORVETTE_LIST = "1e-tantive-and-transport";
const card = (page: Page, id: string) =>
  page
    .locator(".play-ships .play-ship")
    .filter({ hasText: `(${id})` })
    .first();

/** The colours of the numbers that the ships of a seat have, as one hears them on the table. */
const numerals = (page: Page, seat: string): Promise<readonly string[]> =>
  page
    .locator('.table-piece[data-kind="ship"]')
    .evaluateAll(
      (all, of) =>
        all
          .filter((one) => one.getAttribute("data-id")?.startsWith(of))
          .map((one) => /ID token (\w+) \d+/.exec(one.getAttribute("aria-label") ?? "")?.[1] ?? "none"),
      seat,
    );

test("[HS-PRIM-04, HS-TURRET-08, HS-SETUP-04] a turret's sign and range on card and token; only the base is bound to the table", async ({
  page,
}) => {
  const game = playedUntil(await hugeFleets(), isAsked("place ship"));
  await show(page, game);
  await expect(heading(page)).toHaveText(/^Where do you place CR90.*\(A1\)/);
  // As wide as its base is, half of it on each side.
  await placeFromLeft(page, "40");
  await expect(button(page, "Put it here")).toBeEnabled();
  await placeFromLeft(page, "39");
  await expect(button(page, "Put it here")).toBeDisabled();
  await button(page, "Back to the default place").click();
  await expect(button(page, "Put it here")).toBeEnabled();
  await show(page, playedUntil(game, isPhase("planning")));
  await openDrawer(page, "Ships");
  await expect(card(page, "A1")).toContainText("4, range 3–5, ⟳ turret");
  await expect(card(page, "A1")).not.toContainText("range 2–4");
  const raider = page.locator(".play-ships .play-ship").filter({ hasText: "Raider-class Corvette" }).first();
  await expect(raider).toContainText("4, range 2–4");
  await expect(raider).not.toContainText("turret");
  await expect(card(page, "A2").locator(".play-stats")).not.toContainText("range");
  await closeDrawer(page);
  const arrow = (id: string) => piece(page, id).locator(".table-sign");
  await expect(arrow("A1")).toHaveAttribute("d", /M/);
  const [red = 0, green = 0, blue = 0] = await arrow("A1").evaluate((sign) =>
    (getComputedStyle(sign).stroke.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(Math.max(green, blue) + 50);
  await expect(piece(page, "B1").locator('.table-sign[d*="M"]')).toHaveCount(0);
});

test("[1E-SETUP-09, ET-DEPLOY-07, ET-MIRROR-05] the same list on both sides: every copy has a number, one side white ones alone, the other black", async ({
  page,
}) => {
  await show(page, playedUntil(await firstEdition("epic-dogfight", [CORVETTE_LIST, CORVETTE_LIST]), isPhase("planning")));
  const [own, theirs] = [await numerals(page, "A"), await numerals(page, "B")];
  expect(own).toHaveLength(theirs.length);
  expect(own).not.toContain("none");
  expect(new Set([...own])).not.toEqual(new Set([...theirs]));
  for (const side of [own, theirs]) expect(new Set(side).size).toBe(1);
  expect([own[0], theirs[0]].toSorted()).toEqual(["black", "white"]);
  const labels = await page
    .locator('.table-piece[data-kind="ship"]')
    .evaluateAll((all) => all.map((one) => /ID token \w+ \d+/.exec(one.getAttribute("aria-label") ?? "")?.[0]));
  expect(new Set(labels).size).toBe(labels.length);
});

test("[ET-TDEPLOY-06, ET-TALK-02] Team Epic: numbers by the team's colour; team-mates show each other their dials, and nobody else", async ({
  page,
}) => {
  await show(page, playedUntil(await firstEdition("team-epic", TEAM_LISTS), isPhase("planning")));
  const colours = async (seats: readonly string[]) =>
    new Set((await Promise.all(seats.map((seat) => numerals(page, seat)))).flat().filter((one) => one !== "none"));
  const [ours, theirs] = [await colours(["A", "B"]), await colours(["C", "D"])];
  expect([ours.size, theirs.size]).toEqual([1, 1]);
  expect(new Set([...ours, ...theirs])).toEqual(new Set(["white", "black"]));
  const mates = page.locator("summary", { hasText: "Dials of your team-mate" });
  await button(page, "Pass the screen to Player 1").click();
  await expect(mates).toHaveCount(0);
  await button(page, /^Done/).click();
  await button(page, "Pass the screen to Player 2").click();
  await mates.click();
  await expect(page.getByRole("list", { name: "Dials of your team-mate" })).toContainText(/\(A\d+\): .*\d/);
  await button(page, "Cover, decide later").click();
  for (const other of ["Player 3", "Player 4"]) {
    await button(page, `Pass the screen to ${other}`).click();
    await expect(page.locator(".play-dial-chip").first()).toBeVisible();
    await expect(mates).toHaveCount(0);
    await button(page, "Cover, decide later").click();
  }
});

test("[ET-LEGAL-06] the dice lie before both sides from the roll to the end of the attack", async ({ page }) => {
  await show(page, withTokens(playedUntil(await epicDogfight(), isAsked("attack"), FAST)));
  await expectDiceInSight(page);
});
