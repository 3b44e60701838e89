/** The built app, served on this machine, in the system's Chromium. */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { CHROMIUM_ARGS, ensureChromium } from "../prepare/chromium.ts";
import { inRoot } from "../root.ts";

const VIEWPORT = { width: 1280, height: 800 };

/** `open` closes the page before. */
export async function inBrowser(work: (open: (options?: BrowserContextOptions) => Promise<Page>) => Promise<void>): Promise<boolean> {
  const executablePath = await ensureChromium();
  if (!executablePath) return false;
  const { appFiles } = (await import(pathToFileURL(inRoot("apps", "cli", "dist", "serve-command.js")).href)) as {
    appFiles(): RequestListener;
  };
  const server = createServer(appFiles());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let context: BrowserContext | undefined;
  try {
    await work(async (options) => {
      await context?.close();
      context = await browser.newContext({ baseURL, serviceWorkers: "block", viewport: VIEWPORT, ...options });
      return context.newPage();
    });
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  return true;
}

/** How fast steps are shown, as stored by `apps/web/src/play/board/steps/pace.ts`. */
export async function setPace(page: Page, pace: "usual" | "at once"): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem("broadside-pace", chosen), pace);
}

/** Opens a record through one of the start page's two file fields. */
export async function openFile(page: Page, label: "Load game" | "Watch a replay", text: string): Promise<void> {
  await page.goto("/play");
  await page.getByLabel(label).setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) });
}
