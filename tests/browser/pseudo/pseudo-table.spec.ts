/** In the pseudo-language, a game's table and the guide show no text without brackets. */
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { firstEdition, isAsked, load, playedUntil } from "../made-games.ts";
import { button, question } from "../playing.ts";
import { type Part, speakPseudo, straysOn } from "./strays.ts";

speakPseudo(test);

const TABLE: Part = { root: ".table-stage, .play-notes > .note, .play-banner, .play-skip" };

/**
 * Tooltips and labels of pieces that aren't in brackets. It skips the labels of ships, because those are pilots' names, and tooltips that
 * are only the name of a ship in the panels next to the table.
 */
const piecesWithoutBrackets = (page: Page): Promise<readonly string[]> =>
  page.locator(".table-piece > title, .table-tag:not([data-kind=ship]) .table-tag-name").evaluateAll((elements) => {
    const names = new Set([...document.querySelectorAll(".play-ship-name [translate=no]")].map(({ textContent }) => textContent));
    return elements
      .map(({ textContent }) => textContent ?? "")
      .filter((text) => /\p{L}{2}/u.test(text) && !/[⟦⟧]/.test(text) && !names.has(text));
  });

async function expectTableInBrackets(page: Page): Promise<void> {
  await expect.poll(() => straysOn(page, TABLE)).toEqual([]);
  expect(await piecesWithoutBrackets(page)).toEqual([]);
}

for (const [record, at] of [
  ["epic-dogfight", 300],
  ["cover-the-evacuation", 150],
  ["salvage-mission", 400],
] as const)
  test(`pieces and marks in ${record} @long`, async ({ page }) => {
    await page.goto(`/play?watch=${record}&at=${at}`);
    await expect(page.locator(".table-piece").first()).toBeVisible();
    await expectTableInBrackets(page);
    for (const at of [0, 1]) {
      await page.locator(".table-piece[data-kind=ship]").nth(at).focus();
      await page.keyboard.press("Enter");
      await expect(page.locator(".table-voice")).toContainText("⟦");
    }
    await expectTableInBrackets(page);
  });

const LISTS = ["1e-tantive-and-transport", "1e-raider-and-escort"] as const;

test("moving a ship and a whole fleet, in allowed and illegal places, and the keys @long", async ({ page }) => {
  await load(page, await firstEdition("epic-dogfight", LISTS));
  await expectTableInBrackets(page);
  await load(page, playedUntil(await firstEdition("epic-dogfight", LISTS), isAsked("place ship")));
  await expectTableInBrackets(page);
  await button(page, /⟦Place the whole fleet/).click();
  const held = page.locator('[data-id^="fleet "]');
  await expect(held.first()).toBeVisible();
  await expectTableInBrackets(page);
  await held.first().focus();
  for (let step = 0; step < 40; step += 1) await page.keyboard.press("Shift+ArrowUp");
  await expect(held.and(page.locator("[data-refused]")).first()).toBeVisible();
  await expect(question(page)).toContainText("✗");
  await expectTableInBrackets(page);
  await page.locator("[data-drawer=game]").click();
  await page.locator(".play-key-help-keys summary").click();
  const keys = page.locator(".play-key-help-keys dd");
  for (const key of [keys.first(), keys.nth(1), keys.last()]) await expect(key).toHaveText(/^⟦.*⟧$/);
});

test("the guide: its first lessons, and its last card @long", async ({ page }) => {
  const coach = page.locator(".play-coach");
  const reached = (lesson: string) => expect(page.locator(`.play-coach[data-lesson=${lesson}]`)).toContainText("⟦");
  const next = page.locator(".play-coach-coachDo button, [data-lit]").first();
  await page.goto("/");
  await page.locator(".home-start-panel-first").click();
  for (const lesson of ["welcome", "corvetteDial", "fighterDial"]) {
    await reached(lesson);
    expect(await straysOn(page, { root: ".play-coach" })).toEqual([]);
    await expectTableInBrackets(page);
    await next.click();
  }
  await page.evaluate(() => {
    const progress = JSON.parse(localStorage.getItem("broadside.guided.1") ?? "");
    localStorage.setItem("broadside.guided.1", JSON.stringify({ ...progress, reached: "end" }));
  });
  await page.reload();
  await reached("end");
  await expect(coach.getByRole("button").last()).toHaveText(/^⟦.*⟧$/);
  expect(await straysOn(page, { root: ".play-coach" })).toEqual([]);
});
