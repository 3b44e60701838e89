/** A newcomer's first game against the computer, from the home page: a round, everything people try out, and the end. */
import { ruleById } from "@broadside/rulebook";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { showMore } from "../layout.ts";
import { asked, button, heading, question, status } from "../playing.ts";

/** How a test presses something, such as by click or tap. */
type Press = (target: Locator) => Promise<void>;
type TryOut = (page: Page, press: Press) => Promise<void>;

const click: Press = (target) => target.click();
const tap: Press = (target) => target.tap();

/** Starts a game against the computer, with ships on the table and dials to set. */
async function begin(page: Page, press: Press): Promise<void> {
  // The same dice each time.
  await page.addInitScript(() => Object.assign(crypto, { getRandomValues: (words: Uint32Array) => words.fill(22) }));
  await page.goto("/");
  await press(page.locator(".home-what-to-play-tile", { hasText: "Standard" }));
  await expect(page.locator(".home-start-panel-desk > .home-list-line-list")).toContainText("legal");
  await press(button(page, /^Play the computer/));
  await expect(heading(page)).toBeVisible({ timeout: 30_000 });
  await undo(page, press);
  await press(button(page, /^Set up for me/));
  await expect(heading(page)).toHaveText("For your eyes only", { timeout: 120_000 });
  await expect(status(page)).toContainText("Round 1");
}

/** Sets a maneuver for every ship. */
async function plan(page: Page, press: Press): Promise<void> {
  if (await button(page, "Set my dials").count()) await press(button(page, "Set my dials"));
  await expect(page.locator(".play-dial")).toBeVisible();
  const open = page.locator(".play-dials-dialChip:not([data-set])");
  for (let left = await open.count(); left > 0; left -= 1) {
    await press(page.locator(".play-dial [data-default]"));
    await expect(open).toHaveCount(left - 1);
  }
  await press(button(page, /^Done/));
  await expect(page.locator(".play-dock")).toHaveCount(0);
}

/** The person's next question. Waits until it differs from the one before, the computer has finished, and no animation runs. */
const personAsked = (page: Page, before = ""): Promise<string> =>
  page.evaluate(async (former) => {
    const asked = (): string => {
      const question = document.querySelector(".play-question");
      if (!question || document.querySelector(".play-skip")) return former;
      const words = [question.querySelector("h2"), document.querySelector(".play-status")].map((one) => one?.textContent);
      return [question.getAttribute("data-question"), ...words].join(" ");
    };
    let [now, since] = [asked(), performance.now()];
    for (const end = since + 60_000; performance.now() < end; await new Promise((done) => setTimeout(done, 16))) {
      if (asked() !== now) [now, since] = [asked(), performance.now()];
      else if (now !== former && performance.now() - since >= 150) return now;
    }
    throw new Error("nothing is asked");
  }, before);

/**
 * Chooses an action, a shot, a token that helps, or the marked option, until dials are to be set again. It runs `tryOut` at the first
 * question.
 */
async function playRound(page: Page, press: Press, tryOut?: TryOut): Promise<void> {
  let here = await personAsked(page);
  if (!(await isOver(page))) await tryOut?.(page, press);
  for (let step = 0; step < 200; step += 1) {
    if (await isOver(page)) return;
    await press(await wanted(page));
    here = await personAsked(page, here);
  }
  throw new Error("the round does not end");
}
const isOver = async (page: Page): Promise<boolean> => (await page.locator(".play-dock").count()) > 0;

async function wanted(page: Page): Promise<Locator> {
  const wishes = [
    page.locator(".play-fire"),
    question(page).locator(".play-options button", { hasText: /Focus|Spend a focus|Spend an evade/ }),
    question(page).locator(".primary, [data-default]"),
  ];
  for (const wish of wishes) if (await wish.count()) return wish.first();
  throw new Error("nothing to press");
}

/** Reads a rule and returns to the same point of the game. */
async function readRule(page: Page, press: Press): Promise<void> {
  const [here, address] = [await asked(page), page.url()];
  const link = question(page)
    .getByRole("link", { name: /^\w+-[A-Z]+-\d+/ })
    .last();
  const rule = ruleById((await link.textContent()) ?? "");
  if (!rule) throw new Error("the question names no rule");
  await press(link);
  await expect(page.getByText(rule.text).last()).toBeVisible();
  if (page.url() === address) await page.keyboard.press("Escape");
  else await page.goBack();
  await expect.poll(() => asked(page)).toBe(here);
}

async function readLog(page: Page, press: Press): Promise<void> {
  const top = page.locator(".play-top");
  if (await top.getByRole("button", { name: "Log" }).isVisible()) await press(top.getByRole("button", { name: "Log" }));
  else {
    await press(top.getByRole("button", { name: "Game" }));
    await press(page.getByRole("complementary", { name: "Game" }).getByRole("button", { name: "Log", exact: true }));
  }
  await expect(page.getByRole("log")).toContainText(/reveals|flies/);
  await expect(page.getByRole("log")).toContainText("Round 1");
  await press(button(page, "Close log"));
  await expect(page.getByRole("complementary")).toHaveCount(0);
}

/** Reconsiders after setting a dial: closes the dials without deciding, and opens them again. */
async function thinkAgain(page: Page, press: Press): Promise<void> {
  await press(page.locator(".play-dial [data-default]"));
  await showMore(page);
  await press(button(page, "Decide later"));
  await expect(heading(page)).toHaveText("Your dials are waiting");
}

/** Undoes an answer that revealed nothing to anybody, and gives it again. */
async function undo(page: Page, press: Press): Promise<void> {
  const words = (await heading(page).textContent()) ?? "";
  const here = await asked(page);
  await press(question(page).locator("[data-default], .primary").first());
  await expect.poll(() => asked(page).catch(() => here)).not.toBe(here);
  await press(page.locator(".play-top").getByRole("button", { name: "Undo", exact: true }));
  await expect(heading(page)).toHaveText(words);
}

async function leaveAndGoOn(page: Page, press: Press): Promise<void> {
  const here = await asked(page);
  await press(page.locator(".play-top").getByRole("button", { name: "Game" }));
  await press(button(page, "Leave the table"));
  await expect(button(page, /^Play$/)).toBeVisible();
  await press(page.getByRole("banner").getByRole("link", { name: "Broadside" }));
  await press(page.getByRole("region", { name: "Continue" }).getByRole("link", { name: /round 2/ }));
  await expect.poll(() => asked(page)).toBe(here);
}

async function concede(page: Page, press: Press): Promise<void> {
  await press(page.locator(".play-top").getByRole("button", { name: "Game" }));
  await press(button(page, "Concede"));
  await press(page.getByRole("dialog").getByRole("button", { name: "Concede" }));
  await expect(page.locator(".play-end-end").getByRole("heading", { name: /^(Random|Cadet|Ace) won/ })).toBeVisible();
  await expect(page.locator(".play-end-end")).toContainText("conceded");
  await expect(button(page, "Play again")).toBeVisible();
}

/**
 * Calls `act` and counts the places in which ships appear. When there are more than `most`, it turns animations off, so ships move at once.
 */
async function seenInPlaces(page: Page, most: number, act: () => Promise<void>): Promise<number> {
  const seen = await page.evaluateHandle((enough) => {
    const kept: { readonly places: Set<string>; isOver: boolean } = { places: new Set(), isOver: false };
    const look = (): void => {
      for (const piece of document.querySelectorAll('.table-piece[data-kind="ship"]'))
        kept.places.add(`${piece.getAttribute("data-id")} ${piece.getAttribute("transform")} ${piece.getAttribute("style")}`);
      kept.isOver ||= kept.places.size > enough;
      if (!kept.isOver) requestAnimationFrame(look);
    };
    look();
    return kept;
  }, most);
  const isEnough = page.waitForFunction((kept) => kept.isOver, seen, { timeout: 0 });
  await Promise.all([
    act().then(() =>
      seen.evaluate((kept) => {
        kept.isOver = true;
      }),
    ),
    isEnough.then(() => page.emulateMedia({ reducedMotion: "reduce" })),
  ]);
  return seen.evaluate(({ places }) => places.size);
}

async function firstRound(page: Page, press: Press, tryOut?: TryOut): Promise<void> {
  await begin(page, press);
  await thinkAgain(page, press);
  // The first round plays with motion, the rest without.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const ships = await page.locator('.table-piece[data-kind="ship"]').count();
  await plan(page, press);
  // Ships that just jumped to their new position would have two places each.
  const places = await seenInPlaces(page, 4 * ships, () => playRound(page, press, tryOut));
  expect(places).toBeGreaterThan(4 * ships);
  await expect(status(page)).toContainText("Round 2");
  await readLog(page, press);
  await leaveAndGoOn(page, press);
}

test("two rounds by pointer @long", async ({ page }) => {
  test.setTimeout(300_000);
  await firstRound(page, click);
  await plan(page, click);
  await playRound(page, click, readRule);
  await expect(status(page)).toContainText("Round 3");
  await concede(page, click);
});

test("a round by touch @phone", async ({ page }) => {
  await firstRound(page, tap, readRule);
  await concede(page, tap);
});
