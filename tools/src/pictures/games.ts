/** Plays games to the points that the screenshots show, the same every time: two fleets on one screen, six players, and recorded games. */
import type { Page } from "playwright-core";
import { inRoot } from "../root.ts";
import { clickUntil, FAST_DIALS, type Way } from "../web/click-until.ts";
import { inGerman } from "./pages.ts";

const question = (page: Page) => page.locator(".play-question").first();
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const isShown = (page: Page) => page.locator(".play-replay-bar-replay[data-shown]");

const CHOICES: Way["choices"] = [
  [/^Choose an action for/, /^Focus/],
  [/^Choose a weapon and target for/, /^Fire at/],
];

/** Opens a game's address and plays until a given question. */
export async function playTo(page: Page, address: string, wanted: RegExp): Promise<void> {
  await page.goto(address);
  await question(page).waitFor();
  await clickTo(page, wanted);
}

/** Like `playTo`, with the question in German. */
export async function playToInGerman(page: Page, address: string, wanted: RegExp): Promise<void> {
  await playTo(page, address, wanted);
  await inGerman(page);
  await question(page).waitFor();
}

async function clickTo(page: Page, wanted: RegExp): Promise<void> {
  const way: Way = { wanted, choices: CHOICES, dials: FAST_DIALS };
  await page.evaluate(clickUntil, way);
}

/** Shows the dials of the fleet that plans first, and sets some of them. */
export async function uncoverDials(page: Page, address: string): Promise<void> {
  await playTo(page, address, /^Pass the device/);
  await button(page, /^Pass the device to/)
    .first()
    .click();
  const chips = page.locator(".play-dials-dialChip");
  await chips.first().waitFor();
  for (let dial = 0; dial < 3; dial += 1) await page.locator(".play-dial button[data-default]").first().click();
}

/** Three people play against three bots. Stops in the first Planning phase, after the bots and the first person have set their dials. */
export async function playToSixDials(page: Page): Promise<void> {
  await page.goto("/play?seed=pictures&scenario=cover-the-evacuation");
  await page.getByLabel("Seats").selectOption("6");
  await page.getByText("✓ Legal").nth(5).waitFor();
  for (const seat of [1, 3, 5]) await page.getByLabel("Played by").nth(seat).selectOption("cadet");
  await button(page, /^Play$/).click();
  await question(page).waitFor();
  await setUpForAll(page);
  await button(page, /^Pass the device to/)
    .first()
    .click();
  await page.locator(".play-dials-dialChip").first().waitFor();
  const dials = await page.locator(".play-dials-dialChip").count();
  for (let dial = 0; dial < dials; dial += 1) await page.locator(".play-dial button[data-default]").first().click();
  await button(page, /^Done/).click();
  await page.locator(".play-cover").waitFor();
}

/** Lets bots set up for everybody, until the first dials. */
async function setUpForAll(page: Page): Promise<void> {
  const dials = page.locator('.play-game[data-phase="planning"] .play-cover');
  const offer = button(page, /^Set up for/).first();
  for (let step = 0; step < 600; step += 1) {
    if (await dials.isVisible()) return;
    if (await offer.isVisible()) await offer.click();
    await page.waitForTimeout(200);
  }
  throw new Error("set-up never ends");
}

/** Opens a finished game from its record. */
export async function openEnded(page: Page, record: string): Promise<void> {
  await page.goto("/play");
  await page.getByLabel("Load game").setInputFiles(inRoot("docs", "records", record, "game.json.gz"));
  await page.locator(".play-hero-hero").waitFor();
  await page.locator(".play-dice-panel-dice").waitFor();
}

/** Follows the guided game by its highlights until a given lesson. */
export async function followGuide(page: Page, lesson: string): Promise<void> {
  await page.goto("/play?guided=first");
  const coach = page.locator(".play-coach");
  await coach.waitFor();
  for (let step = 0; step < 60; step += 1) {
    // Wait for automatic answers.
    await page.waitForTimeout(400);
    if ((await coach.getAttribute("data-lesson")) === lesson) return;
    const goOn = coach.getByRole("button", { name: "Continue", exact: true });
    await ((await goOn.count()) > 0 ? goOn : page.locator("[data-lit]").first()).click();
  }
  throw new Error(`the guide never teaches ${lesson}`);
}

/** Opens a recorded game that comes with the app, at the point after an input. */
export async function watchAt(page: Page, game: string, input: number): Promise<void> {
  await page.goto(`/play?watch=${game}&at=${input}`);
  await isShown(page).waitFor();
}

/** Opens a recorded game at the first attack where a critical hit matters. */
export async function watchDamage(page: Page, game: string): Promise<void> {
  await watchAt(page, game, 0);
  for (let attack = 0; attack < 60; attack += 1) {
    await button(page, "Next attack").click();
    await isShown(page).waitFor();
    if (/ takes [^;]*\bcrit\b/.test((await page.locator(".play-feed-feed").textContent()) ?? "")) return;
  }
  throw new Error(`no critical hit in ${game}`);
}
