/** Node and the browser compute the same results, so a record made in one replays in the other. */

import { expect, test } from "../fixtures.ts";
import { bundled } from "./bundled.ts";
import { computations, KINDS } from "./computations.ts";

test("a thousand computations give the same whole numbers in Node and in Chromium", async ({ page }) => {
  await page.addScriptTag({ content: await bundled("tests/browser/served/computations.ts") });
  const inChromium = await page.evaluate(() =>
    (globalThis as unknown as { readonly bundle: { computations(): readonly (readonly number[])[] } }).bundle.computations(),
  );
  expect(inChromium).toEqual(computations());
});

test("the thousand computations are a fair sample: whole numbers, and many different answers of each kind", () => {
  const results = computations();
  expect(results).toHaveLength(1000);
  expect(results.flat().filter((value) => !Number.isSafeInteger(value))).toEqual([]);
  const each = results.length / Object.keys(KINDS).length;
  for (const [at, kind] of Object.keys(KINDS).entries()) {
    const answers = new Set(results.slice(at * each, (at + 1) * each).map(String));
    expect(answers.size, kind).toBeGreaterThan(10);
  }
});
