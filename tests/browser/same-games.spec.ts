/** A game recorded in Node comes out the same in the browser, event by event. */
import { KEPT_GAMES } from "../kept-games.ts";
import { bundled } from "./bundled.ts";
import { expect, test } from "./fixtures.ts";

const FEW = KEPT_GAMES.filter((_, at) => at % 17 === 0);

for (const [name, games] of [
  ["a few kept games", FEW],
  ["all kept games @long", KEPT_GAMES],
] as const)
  test(`the same events and ends in Chromium: ${name}`, async ({ page }) => {
    await page.goto("/");
    await page.addScriptTag({ content: await bundled("../tools/src/soak/kept-game.ts") });
    const hashes = await page.evaluate(
      (kept) => (globalThis as unknown as { readonly bundle: { hashesOf(games: unknown): readonly string[] } }).bundle.hashesOf(kept),
      games as unknown as object,
    );
    expect(hashes).toEqual(games.map(({ hash }) => hash));
    expect(new Set(hashes).size).toBe(games.length);
  });
