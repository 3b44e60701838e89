/** Finds strays. In the browser, the pseudo-language puts every known text in brackets, so visible text without brackets is a stray. */
import type { Page } from "@playwright/test";
import { expect, type test as Test } from "../fixtures.ts";

/** Makes all tests in a file use the pseudo-language. */
export const speakPseudo = (test: typeof Test): void =>
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("broadside-language", "pseudo"));
  });

export interface Part {
  /** Where to look (default: everywhere). */
  readonly root?: string;
  /** Parts to skip because their text still comes from elsewhere. */
  readonly but?: string;
}

/**
 * Visible texts and labels without brackets. Names, rules and scenario sheets don't count, because they are never translated. They are
 * marked `translate="no"`. Dates are written by the browser.
 */
export const straysOn = (page: Page, part: Part = {}): Promise<readonly string[]> =>
  page.evaluate(({ root = "body", but }) => {
    const kept = ['[translate="no"], script, style, noscript, code, title, time', ...(but === undefined ? [] : [but])].join();
    const isKept = (element: Element | null): boolean => element === null || element.closest(kept) !== null;
    const isStray = (text: string | null): text is string => text !== null && /\p{L}{2}/u.test(text) && !/[⟦⟧]/.test(text);
    // A ship's full name ends with its id. It is the tooltip wherever the ship is shown by its short name.
    const isShipName = (text: string): boolean => / \([A-HR]\d+\)$/.test(text);
    const found = new Set<string>();
    for (const within of document.querySelectorAll(root)) {
      const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (isStray(node.textContent) && !isKept(element))
          found.add(`${element?.className || element?.tagName}: ${node.textContent.trim()}`);
      }
    }
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-valuetext", "aria-roledescription"])
      for (const element of document.querySelectorAll(`:is(${root}) [${name}], :is(${root})[${name}]`)) {
        const text = element.getAttribute(name);
        if (isStray(text) && !isKept(element) && !isShipName(text))
          found.add(`${name} of ${element.className || element.tagName}: ${text}`);
      }
    return [...found];
  }, part);

export const expectNoStrays = (page: Page): Promise<void> => expect.poll(() => straysOn(page)).toEqual([]);
