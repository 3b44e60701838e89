/** The base for every browser test: a page whose console must stay free of errors, and checks that apply to many pages. */
import { createRequire } from "node:module";
import { type Browser, test as base, expect, type Page, type TestInfo } from "@playwright/test";
import type axe from "axe-core";

export { expect };

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Playwright's own warning (because of `serviceWorkers` in its settings). */
const SERVICE_WORKER_BLOCKED = "Service Worker registration blocked by Playwright";

/** A page, and the console complaints it has made since it was opened. */
interface HeardPage {
  readonly page: Page;
  readonly complaints: string[];
}

/** Tests tagged @phone have a phone's screen, unless they set another. */
const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 }, hasTouch: undefined, isMobile: undefined },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};
type Screen = keyof typeof SCREENS;
const screenOf = ({ tags }: TestInfo): Screen => (tags.includes("@phone") ? "phone" : "desktop");

export const test = base.extend<object, { readonly sharedPage: (screen: Screen) => Promise<HeardPage> }>({
  viewport: ({ viewport }, run, info) => run(SCREENS[screenOf(info)].viewport ?? viewport),
  hasTouch: ({ hasTouch }, run, info) => run(SCREENS[screenOf(info)].hasTouch ?? hasTouch),
  isMobile: ({ isMobile }, run, info) => run(SCREENS[screenOf(info)].isMobile ?? isMobile),
  page: async ({ page }, run) => {
    const complaints = complaintsOf(page);
    await run(page);
    expectNone(complaints);
  },
  // The page for each screen opens within the first test that needs it, with that test's settings.
  sharedPage: [
    async ({ browser }, run) => {
      const opened = new Map<string, Promise<HeardPage>>();
      await run((screen) => {
        const page = opened.get(screen) ?? openHeard(browser);
        opened.set(screen, page);
        return page;
      });
    },
    { scope: "worker" },
  ],
});

/**
 * For tests that share one open page, because opening the app takes longer than most tests. They look at games made for them (`show` of
 * `made-games.ts`) or visit some pages. Each starts with nothing saved, in a window of the usual size. Do not use it for changes a page
 * cannot forget: scripts added to it, changed server answers, or other system colours.
 */
export const testOnSharedPage = test.extend({
  page: async ({ sharedPage }, run, info) => {
    const screen = screenOf(info);
    const { page, complaints } = await sharedPage(screen);
    await page.setViewportSize(SCREENS[screen].viewport);
    if (page.url().startsWith("http")) await page.evaluate(forgetEverything);
    await run(page);
    expectNone(complaints);
  },
});

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    if (message.text() !== SERVICE_WORKER_BLOCKED) complaints.push(message.text());
  });
  return complaints;
}

async function openHeard(browser: Browser): Promise<HeardPage> {
  const page = await (await browser.newContext()).newPage();
  return { page, complaints: complaintsOf(page) };
}

const expectNone = (complaints: readonly string[]): void => expect(complaints, "what the page complained of in the console").toEqual([]);

/** Runs in the page. */
async function forgetEverything(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = "" } of await indexedDB.databases())
    await new Promise<void>((done, failed) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => failed(opening.error);
      opening.onsuccess = () => {
        const { result } = opening;
        const stores = [...result.objectStoreNames];
        const clearing = stores.length > 0 ? result.transaction(stores, "readwrite") : undefined;
        for (const store of stores) clearing?.objectStore(store).clear();
        result.close();
        if (clearing) clearing.oncomplete = () => done();
        else done();
      };
    });
}

/** Expects no accessibility problem that axe-core knows, once the page shows its heading. `within` limits it to one part of the page. */
export async function expectAccessible(page: Page, rules?: readonly string[], within?: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.addScriptTag({ path: AXE });
  const violations = await page.evaluate(
    async ([only, part]) => {
      const { axe: checker } = globalThis as unknown as { readonly axe: typeof axe };
      const options = { resultTypes: ["violations"], preload: false, ...(only && { runOnly: [...only] }) } satisfies axe.RunOptions;
      const found = await checker.run(part ?? document, options);
      return found.violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    [rules, within] as const,
  );
  expect(violations, page.url()).toEqual([]);
}

/** Expects the same in both themes, light and dark, which differ only in colours. */
export async function expectAccessibleInAnyLight(page: Page, within?: string): Promise<void> {
  const before = await showIn(page, "light");
  await expectAccessible(page, ["color-contrast"], within);
  await showIn(page, "dark");
  await expectAccessible(page, undefined, within);
  await showIn(page, before);
}

/** Sets the page's theme and returns the previous one. */
const showIn = (page: Page, theme = ""): Promise<string | undefined> =>
  page.evaluate((chosen) => {
    const { dataset } = document.documentElement;
    const before = dataset["theme"];
    dataset["theme"] = chosen;
    return before;
  }, theme);

/** Nothing overflows sideways: the page is as wide as its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content, `the width of ${page.url()}`).toBeLessThanOrEqual(window);
}
