/** Dials on phones: the largest dials, long names and whole fleets. */
import type { Game } from "@broadside/rules";
import type { Page } from "@playwright/test";
import { epicDogfight } from "../../shared/usual-games.ts";
import { expect, testOnSharedPage as test } from "../fixtures.ts";
import { expectPressable, expectWholeDial, PHONES } from "../layout.ts";
import { chosenGame, isPhase, playedUntil, scenario, show, twoSquads } from "../made-games.ts";
import { button } from "../playing.ts";

/** An ST-70 has six speeds and eight bearings, an E-wing twenty maneuvers. */
const largest = (): Promise<Game> =>
  chosenGame({
    edition: "2.5",
    scenario: "salvage-mission",
    seats: twoSquads(
      { faction: "scumandvillainy", pilots: ["themandalorian", "guildbountyhunter", "outerrimpioneer"] },
      { faction: "rebelalliance", pilots: ["knavesquadronescort", "knavesquadronescort", "knavesquadronescort"] },
    ),
  });

async function openDials(page: Page, game: Game, player: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await show(page, playedUntil(game, isPhase("planning")));
  await button(page, new RegExp(`^Pass the device to ${player}`)).click();
}

test("the largest dial fits on any phone, upright and sideways, and on a tablet together with its fleet @phone", async ({ page }) => {
  await openDials(page, await largest(), "Player 1");
  await expect(page.locator(".play-dial tr")).toHaveCount(6);
  await expect(page.locator(".play-dial tr").first().locator("td")).toHaveCount(8);
  for (const size of [...PHONES, { width: 568, height: 320 }]) {
    await page.setViewportSize(size);
    await expectWholeDial(page, "A1");
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectPressable(page.locator(".play-dials-dialChip, .play-dial button, .play-dock-buttons button"));
});

const FLEETS: readonly (readonly [name: string, game: () => Promise<Game>, player: string])[] = [
  ["twenty maneuvers", largest, "Player 2"],
  ["huge ships with energy", epicDogfight, "Player 1"],
  ["huge ships of the second edition", () => scenario("cover-the-evacuation", 2), "Player 1"],
  ["wings", () => scenario("cover-the-evacuation", 6), "Player 4"],
];

for (const [name, game, player] of FLEETS)
  test(`every dial of a fleet fits on any phone: ${name} @phone @long`, async ({ page }) => {
    await openDials(page, await game(), player);
    const ships = await page.locator(".play-dials-dialChip").count();
    for (const size of PHONES) {
      await page.setViewportSize(size);
      for (let at = 0; at < ships; at += 1) {
        // A single dial needs no chip to choose it.
        if (ships > 1) await page.locator(".play-dials-dialChip").nth(at).click();
        await expectWholeDial(page, (await page.locator('.table-piece[data-role="asked"]').getAttribute("data-id")) ?? "");
      }
    }
  });
