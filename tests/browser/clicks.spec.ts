/** How many clicks a game takes: to the first dial, and for a whole round of two fleets at one screen. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { button, heading } from "./playing.ts";

/** A pointer that counts. */
class Pointer {
  clicks = 0;
  shots = 0;
  async press(target: Locator): Promise<void> {
    await target.click();
    this.clicks += 1;
  }
  /** What is answered by itself may be gone before it is reached; that is no click. */
  async pressIfStillThere(target: Locator): Promise<boolean> {
    const isShot = await target.evaluate((element) => element.matches(".play-fire"), undefined, { timeout: 1000 }).catch(() => false);
    const isPressed = await target.click({ timeout: 1000 }).then(
      () => true,
      () => false,
    );
    if (isPressed) this.clicks += 1;
    if (isPressed && isShot) this.shots += 1;
    return isPressed;
  }
}

const askedNow = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      `${document.querySelector(".play-question")?.getAttribute("data-question")} ${document.querySelector(".play-status")?.textContent}`,
  );

/** What is asked once nothing is answered by itself any more; while that is done nobody is asked anything. */
async function settled(page: Page): Promise<string> {
  await expect(page.locator(".play-question").first()).toBeVisible({ timeout: 60_000 });
  for (let before = await askedNow(page); ; ) {
    await page.waitForTimeout(80);
    const now = await askedNow(page);
    const isAsked = (await page.locator(".play-question").count()) > 0;
    if (now === before && isAsked) return now;
    before = now;
  }
}

test("from home to the first dial of an Epic Dogfight in six clicks, set up by the program", async ({ page }) => {
  test.setTimeout(180_000);
  const pointer = new Pointer();
  await page.goto("/");
  await pointer.press(button(page, /^Play the computer/));
  await expect(heading(page)).toBeVisible({ timeout: 30_000 });
  await pointer.press(button(page, /^Set up for me/));
  await expect(button(page, /^Pass the screen to|^Done/).first()).toBeVisible({ timeout: 120_000 });
  if (await button(page, /^Pass the screen to/).count()) await pointer.press(button(page, /^Pass the screen to/));
  await pointer.press(page.locator(".play-dial button").first());
  expect(pointer.clicks).toBeLessThanOrEqual(6);
});

test("a round of two fleets: a dial, an action and a shot for every ship", async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto("/play?seed=clicks");
  await page.getByRole("combobox", { name: /^Game/ }).selectOption({
    label:
      (await page.getByRole("combobox", { name: /^Game/ }).locator("option", { hasText: "Epic Dogfight" }).first().textContent()) ?? "",
  });
  await expect(page.getByText("✓ Legal")).toHaveCount(2);
  await button(page, /^Play$/).click();
  await expect(heading(page)).toBeVisible();
  // Each is offered it when first asked.
  for (let seat = 0; seat < 2; seat += 1)
    await button(page, /^Set up for me/)
      .first()
      .click();
  await expect(button(page, /^Pass the screen to/).first()).toBeVisible({ timeout: 120_000 });
  const ships = await page.locator(".play-ship-row:not([data-out])").count();
  const pointer = new Pointer();
  await playRound(page, pointer);
  await playRound(page, pointer);
  // Two rounds, for in the first only few are near enough to shoot.
  expect(ships).toBeGreaterThanOrEqual(14);
  expect(pointer.shots).toBeGreaterThanOrEqual(ships);
  expect(pointer.clicks / ships / 2).toBeLessThanOrEqual(3.5);
});

/** Until dials are set anew. */
async function playRound(page: Page, pointer: Pointer): Promise<void> {
  for (let seat = 0; seat < 2; seat += 1) {
    await pointer.press(button(page, /^Pass the screen to/).first());
    await expect(page.locator(".play-dial")).toBeVisible();
    // Ships of one type fly the same maneuver, and the switch stays as it is.
    const together = page.locator(".play-together");
    if ((await together.getAttribute("aria-pressed")) === "false") await pointer.press(together);
    const open = page.locator(".play-dial-chip:not([data-set])");
    while ((await open.count()) > 0) {
      const before = await open.count();
      await pointer.press(page.locator(".play-dial button[data-default]"));
      await expect.poll(() => open.count()).toBeLessThan(before);
    }
    await pointer.press(button(page, /^Done/));
    await expect(page.locator(".play-dock")).toHaveCount(0);
  }
  for (let step = 0; step < 300; step += 1) {
    const before = await settled(page);
    if (await button(page, /^Pass the screen to/).count()) return;
    if (await pointer.pressIfStillThere(await wantedOf(page))) await expect.poll(() => askedNow(page)).not.toBe(before);
  }
  throw new Error("the round does not end");
}

/** What a player would press: what needs no answer again and again, a shot, an action, a token that helps, or else the default. */
async function wantedOf(page: Page): Promise<Locator> {
  const question = page.locator(".play-question");
  const wishes = [
    button(page, "Always in the usual order"),
    button(page, "From now on spend tokens when they help"),
    page.locator(".play-fire"),
    question.locator(".play-options button", { hasText: /Focus|Reinforce|Recover|Spend a focus|Spend an evade/ }),
    question.locator(".primary"),
    question.locator("[data-default]"),
  ];
  for (const wish of wishes) if (await wish.count()) return wish.first();
  throw new Error("nothing to press");
}
