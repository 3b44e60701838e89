/** Wings as one: a row that opens, one dial, ghosts of their slots, and all in their places after the flight. */
import type { Game } from "@broadside/rules";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { agreed, isAskedOf, load, playedUntil, scenario } from "./made-games.ts";
import { button, piece, playUntil, status } from "./playing.ts";

const wings = () => scenario("all-wings-report-in", 3);

/** All but Player 3, who has a wing, have set their dials. */
const isTurnOfWing = ({ state, open }: Game): boolean =>
  state.cursor.phase === "planning" && open.every(({ ask, answer }) => answer !== undefined || ask.seat === 2);

test("[EB-WSET-04] a wing is placed with its leader: its slots are shown, and who finds no place says why", async ({ page }) => {
  await load(page, playedUntil(await wings(), isAskedOf("place ship", "C1")));
  const mates = page.locator('[data-id^="mate "]');
  await expect(mates.first()).toBeAttached();
  expect(await mates.count()).toBeGreaterThan(0);
  await expect(page.locator('[data-id^="mate "][data-refused]')).toHaveCount(0);
  // Its leader is held across the zone's edge by figures: some wingmate sticks out.
  await page.getByLabel("Right, mm").fill("25");
  await page.getByLabel("Right, mm").press("Enter");
  await expect(page.locator('[data-id^="mate "][data-refused]').first()).toBeAttached();
  await expectAccessible(page);
});

test("[EB-WMOVE-02] a wing is one row of the rail, and opens; it has one dial, with its ships beside the end of the template, and flies there as one", async ({
  page,
}) => {
  await load(page, playedUntil(await wings(), isTurnOfWing));
  const row = page.locator(".play-wing-row").first();
  await expect(row.locator("summary")).toContainText("’s wing");
  await expect(row.locator(".play-ship-row").first()).toBeHidden();
  await row.locator("summary").click();
  await expect(row.locator(".play-ship-row").first()).toBeVisible();
  expect(await row.locator(".play-ship-row").count()).toBeGreaterThan(1);
  await expectAccessible(page);

  await button(page, "Pass the screen to Player 3").click();
  const chip = page.locator(".play-dial-chip[data-wing]").first();
  await expect(chip).toContainText("’s wing");
  await chip.click();
  const ships = Number((await chip.textContent())?.match(/(\d+) ships/)?.[1] ?? 0);
  expect(ships).toBeGreaterThan(1);
  await page.locator(".play-dial button[data-default]").click();
  await chip.click();
  await expect(page.locator('[data-id^="flight "]:not([data-refused])').first()).toBeAttached();
  const leader = await page
    .locator('[data-id^="flight "]')
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-id")?.split(" ") ?? []).find((parts) => parts.length === 3)?.[1]);
  await expect(page.locator(`[data-id^="flight ${leader} "]`)).toHaveCount(ships - 1);
  await expectAccessible(page);
  const foreseen = await page
    .locator(`[data-id^="flight ${leader}"]`)
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute("data-id")?.split(" ").at(-1) ?? "", one.getAttribute("transform") ?? ""] as const),
    );
  await button(page, /^Done/).click();
  await expect(status(page)).not.toContainText("Planning");
  // The next ship acts when all of the wing has flown.
  await playUntil(page, /^Which action does .*\(C5\)/);
  await expect(status(page)).toContainText("Round 1");
  for (const [ship, transform] of foreseen) expect(await piece(page, ship).getAttribute("transform")).toBe(transform);
});

test("where aids are not agreed on no dial tells where a wing would stand", async ({ page }) => {
  await load(page, playedUntil(agreed(await wings(), { aids: "strict" }), isTurnOfWing));
  await button(page, "Pass the screen to Player 3").click();
  await page.locator(".play-dial-chip[data-wing]").first().click();
  await expect(page.locator('[data-id^="flight "]')).toHaveCount(0);
});
