/** Plays by keyboard alone. Finds where the focus is, moves it, and proves that no pointer was used. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

/** Counts every pointer press on the page. The returned function expects that there were none. */
export async function withoutPointer(page: Page): Promise<() => Promise<void>> {
  let presses = 0;
  await page.exposeFunction("pointerPressed", () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const { pointerPressed } = globalThis as unknown as { pointerPressed(): void };
    for (const type of ["pointerdown", "mousedown", "touchstart"]) addEventListener(type, () => pointerPressed(), { capture: true });
  });
  return async () => expect(presses, "presses of a pointer").toBe(0);
}

const MOST_TABS = 60;

/** Presses Tab until the focus is on the target. */
export async function tabTo(page: Page, target: Locator, back = false): Promise<void> {
  const isThere = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < MOST_TABS; step += 1) {
    if (await isThere()) return;
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
  }
  throw new Error(`the Tab key never comes to ${target}`);
}

/** The current question and where the focus is. */
interface Place {
  readonly asked: string;
  readonly at: "dial" | "dials" | "question" | "end" | "elsewhere";
  /** The text of the focused element. */
  readonly words: string;
}

const placeOf = (page: Page): Promise<Place> =>
  page.evaluate(() => {
    const active = document.activeElement;
    const isIn = (selector: string): boolean => active?.closest(selector) != null;
    const asked = [...document.querySelectorAll(".play-question:not([hidden] *)")].at(-1);
    return {
      asked: [
        asked?.getAttribute("data-question"),
        asked?.querySelector("h2")?.textContent,
        document.querySelector(".play-status")?.textContent,
        document.querySelectorAll(".play-dials-dialChip[data-set]").length,
        document.querySelector(".play-dials-dialChip[aria-pressed=true]")?.textContent,
      ].join(" "),
      at: isIn(".play-end-end")
        ? "end"
        : isIn(".play-dial")
          ? "dial"
          : isIn(".play-dock")
            ? "dials"
            : isIn(".play-question")
              ? "question"
              : "elsewhere",
      words: active === document.body ? "nothing" : (active?.textContent ?? ""),
    };
  });

/** Waits for a new question that has the focus. Without a pointer, nobody should have to look for the question. */
export async function nextPlace(page: Page, before: string): Promise<Place> {
  let place = await placeOf(page);
  for (const end = Date.now() + MOST_WAIT; ; ) {
    await page.waitForTimeout(SETTLES);
    const next = await placeOf(page);
    if (next.asked === place.asked && next.asked !== before && next.at !== "elsewhere" && next.at === place.at) return next;
    place = next;
    if (Date.now() > end) throw new Error(`the keyboard is at “${place.words}” while this is asked: ${place.asked}`);
  }
}
/** Milliseconds that a question must stay unchanged before the test answers it, because a bot may still have a turn before it. */
const SETTLES = 60;
const MOST_WAIT = 60_000;

/** Gives one answer: a dial, the end of planning, or the focused option. Returns the next place. */
export async function answerByKey(page: Page, place: Place): Promise<Place> {
  const isPlanning = place.at === "dial" || place.at === "dials";
  if (isPlanning && (await page.locator(".play-dials-dialChip:not([data-set])").count()) === 0)
    await tabTo(page, page.getByRole("button", { name: /^Done/ }));
  else if (place.at === "dials") await tabTo(page, page.locator(".play-dial button[tabindex='0']"));
  await page.keyboard.press("Enter");
  return nextPlace(page, place.asked);
}
