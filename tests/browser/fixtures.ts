/** What every browser test relies on: a page whose console must stay free of errors, and the questions asked of many pages. */
import { createRequire } from "node:module";
import { test as base, expect, type Page } from "@playwright/test";
import type axe from "axe-core";

export { expect };

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** What Playwright itself warns of (`serviceWorkers` in its settings). */
const SERVICE_WORKER_BLOCKED = "Service Worker registration blocked by Playwright";

export const test = base.extend({
  page: async ({ page }, run) => {
    const complaints: string[] = [];
    page.on("pageerror", ({ message }) => complaints.push(message));
    page.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      if (message.text() !== SERVICE_WORKER_BLOCKED) complaints.push(message.text());
    });
    await run(page);
    expect(complaints, "what the page complained of in the console").toEqual([]);
  },
});

/** No accessibility problem that axe-core knows of, once the page shows its heading. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.addScriptTag({ path: AXE });
  const violations = await page.evaluate(async (only) => {
    const { axe: checker } = globalThis as unknown as { readonly axe: typeof axe };
    const found = await checker.run({ resultTypes: ["violations"], ...(only && { runOnly: [...only] }) });
    return found.violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, rules);
  expect(violations, page.url()).toEqual([]);
}

/** The same in light and in dark, which differ by their colours alone. */
export async function expectAccessibleInAnyLight(page: Page): Promise<void> {
  await showIn(page, "light");
  await expectAccessible(page, ["color-contrast"]);
  await showIn(page, "dark");
  await expectAccessible(page);
}

const showIn = (page: Page, theme: "light" | "dark"): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.dataset["theme"] = chosen;
  }, theme);

/** Nothing sticks out to the side: the page is as wide as its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content, `the width of ${page.url()}`).toBeLessThanOrEqual(window);
}
