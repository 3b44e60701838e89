/** Node and the browser compute the same: a record made in the one replays in the other. */
import { join } from "node:path";
import { build, defaultClientConditions } from "vite";
import { computations, KINDS } from "../computations.ts";
import { expect, test } from "./fixtures.ts";

test("a thousand computations give the same whole numbers in Node and in Chromium", async ({ page }) => {
  await page.goto("/");
  await page.addScriptTag({ content: await bundled("computations.ts") });
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

/** A file beside this folder and all it imports as one script that sets `bundle`, made as the app is. */
async function bundled(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["broadside", ...defaultClientConditions] },
    build: { write: false, lib: { entry: join(import.meta.dirname, "..", file), formats: ["iife"], name: "bundle" } },
  });
  const [script] = [built].flat().flatMap((output) => ("output" in output ? output.output : []));
  if (script?.type !== "chunk") throw new Error(`${file} gave no script`);
  return script.code;
}
