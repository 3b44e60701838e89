/** The first guided game, as a newcomer plays it: from home to its last card, by pointer and by touch. */
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessibleInAnyLight, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { button, heading, question } from "./playing.ts";

const COACH = ".play-coach";
const coach = (page: Page) => page.getByRole("region", { name: "Guide" });
const lit = (page: Page) => page.locator("[data-lit]");

interface Moment {
  readonly lesson: string;
  /** What the coach speaks of, and what is lit; it changes with whatever is pressed. */
  readonly words: string;
}

/** What comes after these words, once it can be pressed and nothing is answered or shown by itself any more; or the lesson that is waited for. */
const momentAfter = (page: Page, until: string, before = ""): Promise<Moment> =>
  page.evaluate(
    async ([wanted, former]) => {
      const words = (): string =>
        [
          document.querySelector(".play-coach")?.textContent,
          document.querySelector(".play-question")?.getAttribute("data-question"),
          document.querySelector(".play-dock")?.textContent,
          document.querySelector("[data-lit]")?.textContent,
        ].join("|");
      const lesson = (): string => document.querySelector(".play-coach")?.getAttribute("data-lesson") ?? "";
      const isThere = (): boolean => lesson() === wanted || document.querySelector("[data-lit], .play-coach-do button") !== null;
      let [now, since] = [words(), performance.now()];
      for (const end = since + 15_000; performance.now() < end; await new Promise((done) => setTimeout(done, 16))) {
        if (words() !== now) [now, since] = [words(), performance.now()];
        else if (now !== former && isThere() && performance.now() - since >= 50) return { lesson: lesson(), words: now };
      }
      throw new Error(`nothing comes after “${former}”`);
    },
    [until, before] as const,
  );

async function begin(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: /^First game: five minutes/ }).click();
  await expect(coach(page)).toBeVisible();
}

type Press = (what: Locator) => Promise<void>;
const click: Press = (what) => what.click();
const tap: Press = (what) => what.tap();
/** By no hand, where the way to a lesson is not looked at. */
const atOnce: Press = (what) => what.evaluate((element: HTMLElement) => element.click());

/** Presses what is lit, or puts away what is read, until a lesson is reached; the lessons in their order. */
async function follow(page: Page, until: string, press: Press): Promise<readonly string[]> {
  const lessons: string[] = [];
  const goOn = coach(page).getByRole("button", { name: "Go on", exact: true });
  let now = await momentAfter(page, until);
  for (let step = 0; step < 80; step += 1) {
    if (lessons.at(-1) !== now.lesson) lessons.push(now.lesson);
    if (now.lesson === until) return lessons;
    await press(goOn.or(lit(page)).first());
    now = await momentAfter(page, until, now.words);
  }
  throw new Error(`never came to ${until}: ${lessons.join(", ")}`);
}

const TAUGHT = ["corvetteDial", "fighterDial", "fighterAction", "aftAction", "attack", "attackDice", "damage", "allocate", "recover"];

test("a newcomer plays the first game by pointer to its last card, and on to a real one; a reload goes on where it was", async ({
  page,
}) => {
  await begin(page);
  const lessons = [...(await follow(page, "attack", click))];
  await test.step("the attack is taught with the section that can be hit, and why the other cannot", async () => {
    await expect(coach(page)).toContainText("Broadside!");
    await expect(lit(page)).toHaveText("Fire at Raider 1, fore");
    await expect(question(page)).toContainText("its centre line cuts the line to this section");
    await page.reload();
    await expect(coach(page)).toContainText("Broadside!");
    await expect(lit(page)).toBeVisible();
  });
  lessons.push(...(await follow(page, "end", click)));
  expect(lessons).toEqual(expect.arrayContaining(TAUGHT));
  await expect(coach(page).getByRole("heading")).toHaveText("You know enough to play");
  await expectAccessibleInAnyLight(page, COACH);
  await coach(page).getByRole("link", { name: "Play a real game" }).click();
  await expect(button(page, /^Play the computer/)).toBeVisible();
});

test("a newcomer plays the first game by touch to its last card @phone @long", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page);
  await expectNoSidewaysScroll(page);
  const lessons = await follow(page, "end", tap);
  expect(lessons).toEqual(expect.arrayContaining(TAUGHT));
  await coach(page).getByRole("button", { name: "Go on with this one" }).tap();
  await expect(coach(page)).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
});

test("another answer than the lit one is taken, with a word about it; who leaves the guide plays on without it @long", async ({ page }) => {
  await begin(page);
  await follow(page, "fighterAction", atOnce);
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
