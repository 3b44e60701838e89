/** How long it takes from clicking an answer to seeing the next question, and how long a replay takes to open. */
import type { Page } from "playwright-core";
import { openFile, setPace } from "./browser.ts";
import { type Figure, quantile } from "./figures.ts";

const ANSWERS = 40;

export async function answerFigures(page: Page, game: string): Promise<readonly Figure[]> {
  await setPace(page, "at once");
  await openFile(page, "Load game", game);
  await page.locator(".play-question").first().waitFor();
  await page.waitForTimeout(1000);
  const taken = await page.evaluate(timesOfAnswers, ANSWERS);
  const note = `${taken.length} answers with forty ships, longest ${Math.round(quantile(taken, 1))} ms`;
  const figure = (name: string, share: number): Figure => ({ name, value: quantile(taken, share), unit: "ms", bar: 100, note });
  return [figure("an answer until the next question, median", 0.5), figure("an answer until the next question, 95th percentile", 0.95)];
}

/** Runs in the page: clicks the default of each question and waits for the next one. */
async function timesOfAnswers(wanted: number): Promise<readonly number[]> {
  const asked = (): string =>
    `${document.querySelector(".play-question")?.getAttribute("data-question")} ${document.querySelector(".play-question h2")?.textContent}`;
  const offered = (): HTMLButtonElement | null =>
    document.querySelector<HTMLButtonElement>(".play-question [data-default]:enabled, .play-question .primary:enabled");
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  const taken: number[] = [];
  const end = performance.now() + 60_000;
  while (taken.length < wanted && performance.now() < end) {
    const button = offered();
    if (!button) {
      await frame();
      continue;
    }
    const before = asked();
    const start = performance.now();
    button.click();
    while (asked() === before && performance.now() < start + 5000) await frame();
    taken.push(performance.now() - start);
    // Drawing after an answer counts as part of it. The next click waits until that is done.
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return taken;
}

/** Starts measuring when the page has the file, because handing it over takes longer in a test than in a person's browser. */
export async function replayFigure(page: Page, record: string): Promise<Figure> {
  await page.goto("/play");
  await page.getByText("✓ Legal").first().waitFor();
  const opening = page.evaluate(timeOfOpening);
  await page.getByLabel("Watch a replay").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(record) });
  return { name: "a replay of twelve rounds opens", value: await opening, unit: "ms", bar: 1000 };
}

/** Runs in the page: from the choice of a file until the replay and its table are shown. */
const timeOfOpening = (): Promise<number> =>
  new Promise((resolve) => {
    const isShown = (): boolean =>
      document.querySelector(".play-replay-bar-replay[data-shown]") !== null && document.querySelector(".broadside-table svg") !== null;
    const once = { capture: true, once: true };
    document.addEventListener(
      "change",
      () => {
        const start = performance.now();
        const look = (): unknown => (isShown() ? resolve(performance.now() - start) : requestAnimationFrame(look));
        look();
      },
      once,
    );
  });
