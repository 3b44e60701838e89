/** Rules about what everyone can see: dice of both sides, and the red arrow of a turret. */
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import type { Page } from "@playwright/test";
import { hugeFleets } from "../../shared/huge-fleets.ts";
import { epicDogfight } from "../../shared/usual-games.ts";
import { expect, testOnSharedPage as test } from "../fixtures.ts";
import { FAST, firstEdition, isAsked, isPhase, playedUntil, show, withTokens } from "../made-games.ts";
import { answer, button, closeDrawer, heading, openDrawer, piece, takeDefault } from "../playing.ts";

const [LIST = "", OTHER = ""] = READY_MADE.filter(({ entry }) => entry.format === "escalation").map(({ id }) => id);

/**
 * Call this when the player chooses a target. Fires, and expects dice that everyone can see: first the attacker's, then both sides', no
 * matter who gets the question. Both sides need tokens to spend on their dice.
 */
async function expectDiceInSight(page: Page): Promise<void> {
  await answer(page, () => button(page, /^Fire at/).click());
  const dice = page.locator(".play-dice-dice");
  const kinds = (): Promise<readonly (string | null)[]> =>
    page.locator(".play-dice-dice .play-dice-die").evaluateAll((all) => [...new Set(all.map((die) => die.getAttribute("data-kind")))]);
  const seen: string[] = [];
  while ((await dice.count()) > 0 && !/^Choose a weapon and target for/.test((await heading(page).textContent()) ?? "")) {
    await expect(page.locator(".play-cover"), "no cover comes between").toHaveCount(0);
    await expect(dice).toBeInViewport();
    seen.push((await kinds()).join());
    await takeDefault(page);
  }
  expect(new Set(seen)).toEqual(new Set(["attack", "attack,defense"]));
}

test("[ET-LEGAL-06] both sides can see the dice from the roll to the end of the attack", async ({ page }) => {
  await show(page, withTokens(playedUntil(await epicDogfight(), isAsked("attack"), FAST)));
  await expectDiceInSight(page);
});

test("[ES-LEGAL-05] Escalation: both sides can see the dice", async ({ page }) => {
  await show(page, withTokens(playedUntil(await firstEdition("escalation", [LIST, OTHER]), isAsked("attack"), FAST)));
  await expectDiceInSight(page);
});

test("[HS-TURRET-08] a turret has its icon on the card and a red arrow on the token; without a turret there is neither", async ({
  page,
}) => {
  await show(page, playedUntil(await hugeFleets(), isPhase("planning")));
  const card = (id: string) => page.locator(".play-cards-ships .play-cards-ship").filter({ has: page.locator(`[title$="(${id})"]`) });
  await openDrawer(page, "Ships");
  await expect(card("A1")).toContainText("⟳ turret");
  await expect(card("B1")).toContainText("Raider-class Corvette");
  await expect(card("B1")).not.toContainText("turret");
  await closeDrawer(page);
  const arrow = piece(page, "A1").locator(".table-sign");
  await expect(arrow).toHaveAttribute("d", /M/);
  const [red = 0, green = 0, blue = 0] = await arrow.evaluate((sign) => (getComputedStyle(sign).stroke.match(/\d+/g) ?? []).map(Number));
  expect(red).toBeGreaterThan(Math.max(green, blue) + 50);
  await expect(piece(page, "B1").locator('.table-sign[d*="M"]')).toHaveCount(0);
});
