/** Playing a game on the page as people do: answers, dials behind their covers, defaults until something is asked. */
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
export const question = (page: Page) => page.locator(".play-question").first();
export const heading = (page: Page) => question(page).getByRole("heading");
export const status = (page: Page) => page.locator(".play-status");
export const piece = (page: Page, id: string) => page.locator(`[data-id="${id}"]`);

/** Ready-made lists, dice by a seed. */
export async function start(page: Page, seed = "browser", format?: { readonly name: string; readonly seats: number }): Promise<void> {
  await page.goto(`/play?seed=${seed}`);
  if (format) await page.getByRole("combobox", { name: /^Game/ }).selectOption({ label: format.name });
  await expect(page.getByText("✓ Legal")).toHaveCount(format?.seats ?? 2);
  await button(page, /^Play$/).press("Enter");
  await expect(heading(page)).toBeVisible();
}

/** What is asked now, as one line; it changes with every answer. */
export const asked = async (page: Page): Promise<string> =>
  `${await question(page).getAttribute("data-question")} ${await heading(page).textContent()} ${await status(page).textContent()}`;

/** Does something, and waits until something else is asked. */
export async function answer(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await asked(page);
  await act();
  await expect.poll(() => asked(page).catch(() => before)).not.toBe(before);
}

/** Behind the cover: a maneuver for every dial, or what is set already. */
export async function plan(page: Page, maneuver?: RegExp): Promise<void> {
  await button(page, /^Pass the screen to/)
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "For your eyes only" })).toBeVisible();
  for (const dial of await page.locator(".play-secret").all()) {
    const wanted = maneuver && dial.getByRole("button", { name: maneuver }).first();
    if (wanted && (await wanted.count()) > 0) await wanted.click();
  }
  await button(page, /^Done/).click();
  await expect(button(page, /^Done/)).toHaveCount(0);
}

/** The default of the question, once. */
export const takeDefault = (page: Page): Promise<void> =>
  answer(page, () => question(page).locator("[data-default], .primary").first().click());

interface Way {
  /** The heading of the question at which to stop. */
  readonly wanted: RegExp;
  /** Answers to questions whose headings fit, where they are offered. */
  readonly choices: readonly (readonly [heading: RegExp, option: RegExp])[];
  readonly dials: RegExp;
}

/** Defaults, fast dials and whatever else is told, until the heading of the question fits. */
export const playUntil = (
  page: Page,
  wanted: RegExp,
  choices: Way["choices"] = [],
  dials = /^[345] straight, (green|white)/,
): Promise<void> => page.evaluate(clickUntil, { wanted, choices, dials });

/** Runs in the page, where a click takes a moment: asked for from outside it takes longer than the game does. */
async function clickUntil({ wanted, choices, dials }: Way): Promise<void> {
  const heading = (): string => document.querySelector(".play-question h2")?.textContent ?? "";
  const asked = (): string =>
    [
      document.querySelector(".play-question")?.getAttribute("data-question"),
      heading(),
      document.querySelector(".play-status")?.textContent,
    ].join();
  const buttons = (within: ParentNode | null): HTMLButtonElement[] => [...(within?.querySelectorAll("button") ?? [])];
  const named = (within: ParentNode | null, name: RegExp): HTMLButtonElement | undefined =>
    buttons(within).find((one) => name.test((one.querySelector(".visually-hidden") ?? one).textContent ?? ""));
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  const until = async (isSo: () => boolean, what: string): Promise<void> => {
    for (const end = performance.now() + 15_000; !isSo(); await frame())
      if (performance.now() > end) throw new Error(`${what} took too long, at “${heading()}”`);
  };
  const plan = async (): Promise<void> => {
    for (const dial of document.querySelectorAll(".play-secret")) {
      named(dial, dials)?.click();
      await frame();
    }
    named(document, /^Done/)?.click();
    await until(() => !named(document, /^Done/), "covering dials");
  };

  for (let step = 0; step < 250; step += 1) {
    const text = heading();
    if (wanted.test(text)) return;
    const choice = choices.find(([kind]) => kind.test(text))?.[1];
    const next = (): HTMLButtonElement | null | undefined => {
      const question = document.querySelector(".play-question");
      const special = named(question, /^(Pass the screen to|Put it here)/) ?? (choice && named(question, choice));
      return special ?? question?.querySelector<HTMLButtonElement>("button[data-default]");
    };
    const before = asked();
    await until(() => next()?.disabled === false, "something to click");
    next()?.click();
    await until(() => asked() !== before, "an answer");
    if (heading() === "For your eyes only") await plan();
  }
  throw new Error(`never asked: ${wanted}`);
}
