/** Wings as one: a row that opens, one dial, ghosts of their slots, and all in their places after the flight. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { button, heading, piece, plan, playUntil, status } from "./playing.ts";

async function startWings(page: Page, aids?: string): Promise<void> {
  await page.goto("/play?seed=wings&scenario=all-wings-report-in");
  if (aids !== undefined) {
    await page.getByText("What you agree on").click();
    await page.getByLabel("Aids on the page").selectOption({ label: aids });
  }
  await expect(page.getByText("✓ Legal").first()).toBeVisible();
  await button(page, /^Play$/).press("Enter");
  await expect(heading(page)).toBeVisible();
}

/** Behind the cover of a seat that has a wing. */
async function uncoverWing(page: Page): Promise<void> {
  await playUntil(page, /^Pass the screen on/);
  // What this scenario asks in secret before the first round.
  while (!(await status(page).textContent())?.includes("Planning")) {
    await plan(page);
    await expect(button(page, /^Pass the screen to/).first()).toBeVisible();
  }
  const seats = await button(page, /^Pass the screen to/).count();
  for (let seat = 0; seat < seats; seat += 1) {
    await button(page, /^Pass the screen to/)
      .nth(seat)
      .click();
    await expect(page.locator(".play-dial-chip").first()).toBeVisible();
    if ((await page.locator(".play-dial-chip[data-wing]").count()) > 0) return;
    await button(page, "Cover, decide later").click();
    await expect(page.locator(".play-dock")).toHaveCount(0);
  }
  throw new Error("nobody has a wing");
}

test.setTimeout(180_000);

test("[EB-WSET-04] a wing is placed with its leader: its slots are shown, and who finds no place says why", async ({ page }) => {
  await startWings(page);
  const mates = page.locator('[data-id^="mate "]');
  for (let step = 0; step < 40; step += 1) {
    await playUntil(page, /^Where do you place .*\([A-H]\d+\)\?/);
    // Whether its wing would fit is asked for first.
    const hasWing = await mates
      .first()
      .waitFor({ state: "attached", timeout: 1500 })
      .then(
        () => true,
        () => false,
      );
    if (hasWing) break;
    const before = await heading(page).textContent();
    await button(page, "Put it here").click();
    await expect(heading(page)).not.toHaveText(before ?? "");
  }
  expect(await mates.count()).toBeGreaterThan(0);
  await expect(page.locator('[data-id^="mate "][data-refused]')).toHaveCount(0);
  // Its leader is held across the zone's edge by figures: some wingmate sticks out.
  await page.getByLabel("Right, mm").fill("25");
  await page.getByLabel("Right, mm").press("Enter");
  await expect(page.locator('[data-id^="mate "][data-refused]').first()).toBeAttached();
  await expectAccessible(page);
});

test("[EB-WMOVE-02] one dial for a wing, with its ships beside the end of the template; it flies there as one", async ({ page }) => {
  await startWings(page);
  await uncoverWing(page);
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
  await expect(page.locator(".play-dock")).toHaveCount(0);
  // The last of the wing acts when all of it has flown.
  const last = foreseen
    .map(([ship]) => ship)
    .toSorted()
    .at(-1);
  await playUntil(page, new RegExp(`^Which action does .*\\(${last}\\)`));
  for (const [ship, transform] of foreseen) expect(await piece(page, ship).getAttribute("transform")).toBe(transform);
});

test("a wing is one row of the rail, and opens", async ({ page }) => {
  await startWings(page);
  await playUntil(page, /^Pass the screen on/);
  const row = page.locator(".play-wing-row").first();
  await expect(row.locator("summary")).toContainText("’s wing");
  await expect(row.locator(".play-ship-row").first()).toBeHidden();
  await row.locator("summary").click();
  await expect(row.locator(".play-ship-row").first()).toBeVisible();
  expect(await row.locator(".play-ship-row").count()).toBeGreaterThan(1);
  await expectAccessible(page);
});

test("where aids are not agreed on no dial tells where a wing would stand", async ({ page }) => {
  await startWings(page, "What may be measured");
  await uncoverWing(page);
  await page.locator(".play-dial-chip[data-wing]").first().click();
  await expect(page.locator('[data-id^="flight "]')).toHaveCount(0);
});
