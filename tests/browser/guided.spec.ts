/** The first guided game, as a newcomer plays it: from home to its last card, by pointer and by touch. */
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, expectAccessibleInAnyLight, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { button, heading, question } from "./playing.ts";

const coach = (page: Page) => page.getByRole("region", { name: "Guide" });
const lit = (page: Page) => page.locator("[data-lit]");
const lesson = (page: Page): Promise<string | null> => coach(page).getAttribute("data-lesson");

/** What the coach speaks of; it changes with whatever is pressed. */
const moment = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.querySelector(".play-coach")?.textContent,
      document.querySelector(".play-question")?.getAttribute("data-question"),
      document.querySelector(".play-dock")?.textContent,
      document.querySelector("[data-lit]")?.textContent,
    ].join("|"),
  );

/** Until nothing is answered or shown by itself any more. */
async function settled(page: Page): Promise<void> {
  for (let before = ""; ; ) {
    const now = await moment(page);
    if (now === before) return;
    before = now;
    await page.waitForTimeout(120);
  }
}

async function begin(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: /^First game: five minutes/ }).click();
  await expect(coach(page)).toBeVisible();
}

/** Presses what is lit, or puts away what is read, until a lesson is reached; the lessons in their order. */
async function follow(page: Page, until: string, press: (what: Locator) => Promise<void>): Promise<readonly string[]> {
  const lessons: string[] = [];
  for (let step = 0; step < 80; step += 1) {
    await settled(page);
    const now = (await lesson(page)) ?? "";
    if (lessons.at(-1) !== now) lessons.push(now);
    if (now === until) return lessons;
    const goOn = coach(page).getByRole("button", { name: "Go on", exact: true });
    const before = await moment(page);
    await press((await goOn.count()) > 0 ? goOn : lit(page));
    await expect.poll(() => moment(page)).not.toBe(before);
    await expect(coach(page)).toBeVisible();
  }
  throw new Error(`never came to ${until}: ${lessons.join(", ")}`);
}

const TAUGHT = ["corvetteDial", "fighterDial", "fighterAction", "aftAction", "attack", "attackDice", "damage", "allocate", "recover"];

test("a newcomer plays the first game by pointer to its last card, and on to a real one", async ({ page }) => {
  await begin(page);
  const lessons = await follow(page, "end", (what) => what.click());
  expect(lessons).toEqual(expect.arrayContaining(TAUGHT));
  await expect(coach(page).getByRole("heading")).toHaveText("You know enough to play");
  await expectAccessibleInAnyLight(page);
  await coach(page).getByRole("link", { name: "Play a real game" }).click();
  await expect(button(page, /^Play the computer/)).toBeVisible();
});

test("a newcomer plays the first game by touch to its last card @phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page);
  await expectNoSidewaysScroll(page);
  const lessons = await follow(page, "end", (what) => what.tap());
  expect(lessons).toEqual(expect.arrayContaining(TAUGHT));
  await coach(page).getByRole("button", { name: "Go on with this one" }).tap();
  await expect(coach(page)).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
});

test("the attack is taught with the section that can be hit, and why the other cannot; a reload goes on there", async ({ page }) => {
  await begin(page);
  await follow(page, "attack", (what) => what.click());
  await expect(coach(page)).toContainText("Broadside!");
  await expect(lit(page)).toHaveText("Fire at Raider 1, fore");
  await expect(question(page)).toContainText("its centre line cuts the line to this section");
  await expectAccessible(page);
  await page.reload();
  await expect(coach(page)).toContainText("Broadside!");
  await expect(lit(page)).toBeVisible();
});

test("another answer than the lit one is taken, with a word about it; who leaves the guide plays on without it", async ({ page }) => {
  await begin(page);
  await follow(page, "fighterAction", (what) => what.click());
  await expect(lit(page)).toContainText("Focus");
  await question(page)
    .getByRole("button", { name: /^No action/ })
    .click();
  await expect(coach(page)).toContainText("You chose otherwise, and the rules allow it");
  await lit(page).click();
  await expect(coach(page)).not.toContainText("You chose otherwise");
  await coach(page).getByRole("button", { name: "Leave the guide" }).click();
  await expect(coach(page)).toHaveCount(0);
  await expect(lit(page)).toHaveCount(0);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(coach(page)).toHaveCount(0);
});
