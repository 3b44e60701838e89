/** Games recorded in Node replay identically in the browser, event by event. */
import { KEPT_GAMES } from "../../shared/recorded-games.ts";
import { expect, test } from "../fixtures.ts";
import { bundled } from "./bundled.ts";

// `npm test` has a shorter check: the page verifies a recorded game (`replay.spec.ts`).
test("all saved games have the same events and ends in Chromium @long", async ({ page }) => {
  await page.goto("/");
  await page.addScriptTag({ content: await bundled("tools/src/soak/saved-game.ts") });
  const hashes = await page.evaluate(
    (kept) => (globalThis as unknown as { readonly bundle: { hashesOf(games: unknown): readonly string[] } }).bundle.hashesOf(kept),
    KEPT_GAMES as unknown as object,
  );
  expect(hashes).toEqual(KEPT_GAMES.map(({ hash }) => hash));
  expect(new Set(hashes).size).toBe(KEPT_GAMES.length);
});
