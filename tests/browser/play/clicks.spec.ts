/** Counts the clicks that two rounds with two fleets take on one screen. `offline.spec.ts` counts those before the first dial. */
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { firstEdition, isPhase, load, playedUntil } from "../made-games.ts";
import { button } from "../playing.ts";

test("few clicks play a round with two fleets: a dial, an action and a shot for every ship @long", async ({ page }) => {
  test.setTimeout(240_000);
  const lists = ["1e-tantive-and-transport", "1e-raider-and-escort"] as const;
  await load(page, playedUntil(await firstEdition("epic-dogfight", lists), isPhase("planning")));
  await expect(button(page, /^Pass the device to/).first()).toBeVisible();
  const ships = await page.locator(".play-ship-row:not([data-out])").count();
  const pressed = [await pressedInRound(page), await pressedInRound(page)];
  // Two rounds, because few ships are close enough to shoot in the first.
  const [clicks, shots] = [pressed.reduce((sum, round) => sum + round.clicks, 0), pressed.reduce((sum, round) => sum + round.shots, 0)];
  expect(ships).toBeGreaterThanOrEqual(14);
  expect(shots).toBeGreaterThanOrEqual(ships);
  expect(clicks / ships / 2).toBeLessThanOrEqual(3.5);
});

interface Pressed {
  readonly clicks: number;
  readonly shots: number;
}

/** Plays until dials are set again. */
const pressedInRound = (page: Page): Promise<Pressed> => page.evaluate(playRound);

/**
 * Runs in the page, so that each click takes only a moment. Everything it presses must be visible and under the pointer. The function
 * cannot use anything else from this file.
 */
async function playRound(): Promise<Pressed> {
  let [clicks, shots] = [0, 0];
  const find = (selector: string, words = /^/): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((one) => words.test(one.textContent ?? ""));
  const wait = (milliseconds: number): Promise<unknown> => new Promise((done) => setTimeout(done, milliseconds));
  const until = async (isSo: () => boolean, what: string): Promise<void> => {
    for (const end = performance.now() + 60_000; !isSo(); await wait(10))
      if (performance.now() > end) throw new Error(`${what} took too long, at “${document.querySelector(".play-panel")?.textContent}”`);
  };
  const press = (target: HTMLElement | undefined): void => {
    if (!target || target.matches(":disabled")) throw new Error(`cannot be pressed: ${target?.textContent}`);
    target.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = target.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || !target.contains(hit)) throw new Error(`something lies over ${target.textContent}: ${hit?.outerHTML}`);
    clicks += 1;
    if (target.matches(".play-fire")) shots += 1;
    target.click();
  };
  const asked = (): string =>
    `${document.querySelector(".play-question")?.getAttribute("data-question")} ${document.querySelector(".play-status")?.textContent}`;
  const passOn = () => find(".play-question button", /Pass the device to/);
  /** Waits until all automatic answers have been given, and returns the question that is open then. */
  const settled = async (): Promise<string> => {
    for (let [before, since] = ["", 0]; ; await wait(10)) {
      const now = document.querySelector(".play-question button:enabled") ? asked() : "";
      if (now !== "" && now === before && performance.now() - since >= 80) return now;
      if (now !== before) [before, since] = [now, performance.now()];
    }
  };
  /**
   * The next thing a player would press: a lasting setting that avoids repeated questions, a shot, an action, a token that helps, or the
   * default.
   */
  const wanted = () =>
    find("button", /Always use the default order/) ??
    find("button", /Spend tokens automatically when they help/) ??
    find(".play-fire") ??
    find(".play-question .play-options button", /Focus|Reinforce|Recover|Spend a focus|Spend an evade/) ??
    find(".play-question .primary") ??
    find(".play-question [data-default]");

  for (let seat = 0; seat < 2; seat += 1) {
    await until(() => passOn() !== undefined, "the cover");
    press(passOn());
    await until(() => find(".play-dial") !== undefined, "a dial");
    // Turn on the switch that gives ships of one type the same maneuver. It stays on.
    const together = find(".play-together-together");
    if (together?.getAttribute("aria-pressed") === "false") press(together);
    const open = (): number => document.querySelectorAll(".play-dials-dialChip:not([data-set])").length;
    while (open() > 0) {
      const before = open();
      press(find(".play-dial button[data-default]"));
      await until(() => open() < before, "a dial set");
    }
    press(find("button", /Done/));
    await until(() => !find(".play-dock"), "covering dials");
  }
  for (let step = 0; step < 300; step += 1) {
    const before = await settled();
    if (passOn()) return { clicks, shots };
    press(wanted());
    await until(() => asked() !== before, "an answer");
  }
  throw new Error("the round does not end");
}
