/** Checks that a question can be seen and pressed: within the window, and not covered by anything. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { button } from "./playing.ts";

/** A desktop, current phones and the smallest one, and a phone held sideways. */
export const DESK = { width: 1440, height: 900 };
export const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
];

/** Each of these is entirely on the screen, with nothing on top of it. */
export async function expectPressable(pressed: Locator): Promise<void> {
  await expect(pressed.first()).toBeVisible();
  expect(await pressed.evaluateAll(hidden), "what is off the screen or covered").toEqual([]);
}

/** Runs in the page. */
function hidden(all: readonly Element[]): readonly string[] {
  const isCovered = (element: Element): boolean => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight) return true;
    return [left + 3, (left + right) / 2, right - 3].some((x) => !element.contains(document.elementFromPoint(x, (top + bottom) / 2)));
  };
  return all.filter((element) => element.getClientRects().length > 0 && isCovered(element)).map(({ outerHTML }) => outerHTML.slice(0, 200));
}

/** These ships are on the screen, clear of the panels. */
export async function expectClearOfPanels(page: Page, ...ids: readonly string[]): Promise<void> {
  await expect
    .poll(() => page.evaluate(underPanels, ids), { message: "ships under a panel, or off the screen", intervals: [50, 100, 200, 400] })
    .toEqual([]);
}

/** Runs in the page. */
function underPanels(ids: readonly string[]): readonly string[] {
  const panels = [
    ...document.querySelectorAll(".play-top, .play-rail, .play-corner > *, .play-notes > :not(.visually-hidden), .play-panel > *"),
  ]
    .map((panel) => panel.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  return ids.filter((id) => {
    const box = document.querySelector(`.table-piece[data-id="${id}"]`)?.getBoundingClientRect();
    if (!box || box.left < 0 || box.top < 0 || box.right > window.innerWidth || box.bottom > window.innerHeight) return true;
    return panels.some(({ left, top, right, bottom }) => box.left < right && box.right > left && box.top < bottom && box.bottom > top);
  });
}

/** The open dial and its ship fit on the screen without scrolling, above a single button. */
export async function expectWholeDial(page: Page, ship: string): Promise<void> {
  await expectPressable(page.locator(".play-dial button"));
  await expectPressable(page.locator(".play-dials-dialChip[aria-pressed=true], .play-dock .play-question-head button"));
  const main = page.locator(".play-dock-buttons button:visible");
  await expect(main).toHaveCount(1);
  await expectPressable(main);
  const panel = page.locator(".play-panel");
  expect(await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), "pixels to scroll").toBeLessThanOrEqual(0);
  await expect(page.locator(".shell-trouble-notice-trouble")).toHaveCount(0);
  await expectClearOfPanels(page, ship);
}

/** Shows the answers that phones hide behind a button. */
export async function showMore(page: Page): Promise<void> {
  const more = button(page, "More choices");
  if (await more.isVisible()) await more.click();
}
