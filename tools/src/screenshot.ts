/** `npm run screenshot`: makes the picture in the README from the app itself. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { CHROMIUM_ARGS, ensureChromium } from "./chromium.ts";
import { inRoot, say } from "./root.ts";
import { buildWeb } from "./web.ts";

export async function run(): Promise<number> {
  const executablePath = await ensureChromium();
  if (!executablePath || !(await buildWeb())) return 1;
  const { appFiles } = (await import(pathToFileURL(inRoot("apps", "cli", "dist", "serve-command.js")).href)) as {
    appFiles(): Parameters<typeof createServer>[1];
  };
  const server = createServer(appFiles() ?? (() => undefined));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 810 }, colorScheme: "light" });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/judge`);
    for (const id of ["wing 1", "corvette"]) {
      await page.locator(`[data-id="${id}"]`).focus();
      await page.keyboard.press("Enter");
    }
    await page.getByRole("heading", { name: "W1 → CR90" }).waitFor();
    await page.screenshot({ path: inRoot("docs", "judge-table.png") });
  } finally {
    await browser.close();
    server.close();
  }
  say("docs/judge-table.png is new.");
  return 0;
}
