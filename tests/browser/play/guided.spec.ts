/** The first guided game as a newcomer plays it, from the home page to the last lesson card, by pointer and by touch. */
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessibleInAnyLight, expectNoSidewaysScroll, test } from "../fixtures.ts";
import { button, heading, question } from "../playing.ts";

const COACH = ".play-coach";
const coach = (page: Page) => page.getByRole("region", { name: "Guide" });
const lit = (page: Page) => page.locator("[data-lit]");

interface Moment {
  readonly lesson: string;
  /** The coach's text, the question and the highlighted element as one line. It changes with every press. */
  readonly words: string;
}

/** Keeps every lesson that the page shows, however briefly, in order and across a reload. */
const noteLessons = (page: Page): Promise<unknown> =>
  page.addInitScript((card) => {
    const noted = (): string[] => sessionStorage.getItem("lessons")?.split(" ") ?? [];
    const note = (): void => {
      const lesson = document.querySelector(card)?.getAttribute("data-lesson");
      if (lesson && noted().at(-1) !== lesson) sessionStorage.setItem("lessons", [...noted(), lesson].join(" "));
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributeFilter: ["data-lesson"] });
  }, COACH);

async function expectEveryLesson(page: Page): Promise<void> {
  const lessons = await page.evaluate(() => sessionStorage.getItem("lessons")?.split(" ") ?? []);
  expect(
    TAUGHT.filter((lesson) => !lessons.includes(lesson)),
    `lessons that are missing in: ${lessons.join(", ")}`,
  ).toEqual([]);
}

/**
 * Waits until the words have changed and there is something to press, or until the expected lesson appears. All answers and animations are
 * done by then.
 */
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
      const isThere = (): boolean => lesson() === wanted || document.querySelector("[data-lit], .play-coach-coachDo button") !== null;
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
  await noteLessons(page);
  await page.goto("/");
  await page.getByRole("link", { name: /^First game: five minutes/ }).click();
  await expect(coach(page)).toBeVisible();
}

type Press = (what: Locator) => Promise<void>;
const click: Press = (what) => what.click();
const tap: Press = (what) => what.tap();
/** Clicks directly instead of by pointer or touch, for tests that don't check the way to a lesson. */
const atOnce: Press = (what) => what.evaluate((element: HTMLElement) => element.click());

/** Presses what is highlighted, or "Continue", until it reaches a lesson. */
async function follow(page: Page, until: string, press: Press): Promise<void> {
  const goOn = coach(page).getByRole("button", { name: "Continue", exact: true });
  let now = await momentAfter(page, until);
  for (let step = 0; step < 80; step += 1) {
    if (now.lesson === until) return;
    await press(goOn.or(lit(page)).first());
    now = await momentAfter(page, until, now.words);
  }
  throw new Error(`never came to ${until}, but to ${now.lesson}`);
}

const TAUGHT = ["corvetteDial", "fighterDial", "fighterAction", "aftAction", "attack", "attackDice", "damage", "allocate", "recover"];

test("a newcomer plays the first game by pointer to its last card, and starts a real one; a reload continues at the same place", async ({
  page,
}) => {
  await begin(page);
  await follow(page, "attack", click);
  await test.step("the attack lesson shows which section can be targeted, and why the other can't", async () => {
    await expect(coach(page)).toContainText("Broadside!");
    await expect(lit(page)).toHaveText("Fire at Raider 1, fore");
    await expect(question(page)).toContainText("its centre line cuts the line to this section");
    await page.reload();
    await expect(coach(page)).toContainText("Broadside!");
    await expect(lit(page)).toBeVisible();
  });
  await follow(page, "end", click);
  await expectEveryLesson(page);
  await expect(coach(page).getByRole("heading")).toHaveText("You know enough to play");
  await expectAccessibleInAnyLight(page, COACH);
  await coach(page).getByRole("link", { name: "Play a real game" }).click();
  await expect(button(page, /^Play the computer/)).toBeVisible();
});

test("a newcomer plays the first game by touch to its last card @phone @long", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page);
  await expectNoSidewaysScroll(page);
  await follow(page, "end", tap);
  await expectEveryLesson(page);
  await coach(page).getByRole("button", { name: "Keep playing this one" }).tap();
  await expect(coach(page)).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
});

test("other answers than the highlighted one work, with a comment; after leaving the guide, you play on without it @long", async ({
  page,
}) => {
  await begin(page);
  await follow(page, "fighterAction", atOnce);
  await expect(lit(page)).toContainText("Focus");
  await question(page)
    .getByRole("button", { name: /^No action/ })
    .click();
  await expect(coach(page)).toContainText("You chose something else, and that's fine.");
  await lit(page).click();
  await expect(coach(page)).not.toContainText("You chose something else");
  await coach(page).getByRole("button", { name: "Leave the guide" }).click();
  await expect(coach(page)).toHaveCount(0);
  await expect(lit(page)).toHaveCount(0);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(coach(page)).toHaveCount(0);
});
