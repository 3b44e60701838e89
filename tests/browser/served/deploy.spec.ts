/**
 * Places a whole fleet in one gesture: by pointer, by keyboard and by touch, with live feedback while you hold it. Games without aids don't
 * offer this.
 */
import type { Game } from "@broadside/rules";
import { shortNames } from "@broadside/telling";
import "@broadside/telling/english";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, testOnSharedPage } from "../fixtures.ts";
import { fewShips, isAsked, playedUntil, show } from "../made-games.ts";
import { button, closeDrawer, heading, openDrawer, piece, playUntil } from "../playing.ts";

const SHIP_ASKED = /^Place .*\.$|^Choose the next ship to place/;
const TAKE = /^Place the whole fleet: \d+ ships/;
const PUT_ALL = "Place them all here";
const held = (page: Page) => page.locator('[data-id^="fleet "]');

const isShipAsked = (game: Game): boolean => isAsked("place ship")(game) || isAsked("ship to place")(game);
const atFirstShip = async (): Promise<Game> => playedUntil(await fewShips(), isShipAsked);

/** Where each ship's piece is drawn. */
const places = (page: Page, prefix: string): Promise<Record<string, { readonly x: number; readonly y: number }>> =>
  page.locator(`[data-id^="${prefix}"]`).evaluateAll(
    (elements, start) =>
      Object.fromEntries(
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [(element.getAttribute("data-id") ?? "").slice(start), { x: x + width / 2, y: y + height / 2 }];
        }),
      ),
    prefix.length,
  );

/** The positions once the camera has stopped, that is, when everything stays in the same place for some frames. */
async function atRest(page: Page): ReturnType<typeof places> {
  await page.evaluate(async () => {
    const drawn = (): string =>
      JSON.stringify([...document.querySelectorAll('[data-id^="fleet "]')].map((one) => one.getBoundingClientRect()));
    let before = drawn();
    for (let frames = 0; frames < 12; frames += 1) {
      await new Promise(requestAnimationFrame);
      const now = drawn();
      if (now !== before) frames = 0;
      before = now;
    }
  });
  return places(page, "fleet ");
}

async function drag(page: Page, id: string, right: number, down: number): Promise<void> {
  const box = await piece(page, id).boundingBox();
  if (!box) throw new Error(`${id} is on the table`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right, y + down, { steps: 6 });
  await page.mouse.up();
}

testOnSharedPage(
  "you can drag a whole fleet over its zone, see what does not fit and why, and place it with one press",
  async ({ page }) => {
    const game = await atFirstShip();
    await show(page, game);
    await button(page, TAKE).click();
    await expect(heading(page)).toHaveText("Where do you place your fleet?");
    await expect(button(page, PUT_ALL)).toBeEnabled();
    await expectAccessible(page, undefined, ".play-panel");
    const before = await atRest(page);
    const [first = ""] = Object.keys(before);
    expect(Object.keys(before).length).toBeGreaterThan(1);

    // Drag far into the table: the whole fleet moves along, and each ship says why it cannot be placed there.
    const ahead = (before[first]?.y ?? 0) < 300 ? 160 : -160;
    await drag(page, `fleet ${first}`, 0, ahead);
    await expect(page.locator('[data-id^="fleet "][data-refused]')).toHaveCount(await held(page).count());
    await expect(page.locator(".play-placing-misfits li").first()).toContainText("deployment area");
    await expect(button(page, PUT_ALL)).toBeDisabled();
    await drag(page, `fleet ${first}`, 30, -ahead);
    await expect(button(page, PUT_ALL)).toBeEnabled();
    const after = await places(page, "fleet ");
    for (const [ship, { x }] of Object.entries(after)) expect(Math.abs(x - (before[ship]?.x ?? 0) - 30)).toBeLessThan(4);

    await button(page, PUT_ALL).click();
    // Only the other side still has to set up. This side's ships were placed where they were dropped.
    await playUntil(page, /^Pass the device/);
    const ships = await page.locator(".table-piece").evaluateAll((all) => all.map((one) => one.getAttribute("data-id")));
    expect(ships).toEqual(expect.arrayContaining(Object.keys(after)));
    await openDrawer(page, "Log");
    const names = new Map<string, string>(Object.entries(shortNames(game)));
    for (const ship of Object.keys(after)) await expect(page.getByRole("log")).toContainText(new RegExp(`places .*${names.get(ship)}\\b`));
    await closeDrawer(page);
  },
);

testOnSharedPage("you can pick up, move, turn and place the fleet by keyboard @long", async ({ page }) => {
  await show(page, await atFirstShip());
  await button(page, TAKE).focus();
  await page.keyboard.press("Enter");
  await expect(button(page, PUT_ALL)).toBeEnabled();
  const before = await atRest(page);
  // Where Tab enters the table.
  await page.locator('.broadside-table .table-piece[tabindex="0"]').focus();
  for (let step = 0; step < 60 && (await page.locator('[data-id^="fleet "]:focus').count()) === 0; step += 1)
    await page.keyboard.press("n");
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("Shift+ArrowRight");
  await expect
    .poll(async () => Object.entries(await places(page, "fleet ")).every(([ship, { x }]) => x > (before[ship]?.x ?? 0) + 5))
    .toBe(true);
  await button(page, "Turn right").focus();
  await page.keyboard.press("Enter");
  await button(page, "Turn left").focus();
  await page.keyboard.press("Enter");
  await expect(button(page, PUT_ALL)).toBeEnabled();
  await button(page, PUT_ALL).focus();
  await page.keyboard.press("Enter");
  await expect(held(page)).toHaveCount(0);
});

testOnSharedPage("one press cancels the plan, and you place ships one by one again @long", async ({ page }) => {
  await show(page, await atFirstShip());
  await button(page, TAKE).click();
  await button(page, "Place only this ship").click();
  await expect(held(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText(SHIP_ASKED);
  await button(page, TAKE).click();
  await button(page, "Wider").click();
  await expect(button(page, "Wider")).toHaveAttribute("aria-pressed", "true");
  await expect(button(page, PUT_ALL)).toBeEnabled();
});

testOnSharedPage("[ET-COMP-14] in a game without aids, each ship is placed separately", async ({ page }) => {
  await show(page, playedUntil(await fewShips({ agreements: { aids: "strict" } }), isShipAsked));
  await expect(heading(page)).toHaveText(SHIP_ASKED);
  await expect(button(page, TAKE)).toHaveCount(0);
  await expect(button(page, "Get a hint")).toHaveCount(0);
});

testOnSharedPage("on a phone, a finger drags the whole fleet @phone @long", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await show(page, await atFirstShip());
  await button(page, TAKE).tap();
  await expect(button(page, PUT_ALL)).toBeEnabled();
  await expectNoSidewaysScroll(page);
  const before = await atRest(page);
  const [from = { x: 0, y: 0 }] = Object.values(before);
  const touch = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: from.x + 40 * part, y: from.y }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (const part of [0.3, 0.7, 1]) await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(part) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  /** The shortest distance that any ship has moved. */
  const least = async (): Promise<number> =>
    Math.min(...Object.entries(await places(page, "fleet ")).map(([one, { x }]) => x - (before[one]?.x ?? 0)));
  await expect.poll(least).toBeGreaterThan(25);
  await atRest(page);
  await button(page, PUT_ALL).tap();
  await expect(held(page)).toHaveCount(0);
});
