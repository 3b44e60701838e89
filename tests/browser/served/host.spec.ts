/** The host's test suite, case by case, in a browser worker; `host-cases.ts` runs the same cases in Node. */
import { suiteOf } from "@broadside/host/suite";
import { WORLD_DATA } from "../../shared/host-world.ts";
import { expect, testOnSharedPage as test } from "../fixtures.ts";
import { bundled } from "./bundled.ts";

let script: string;
test.beforeAll(async () => {
  script = await bundled("apps/web/src/game-worker/storage/host-suite.testing.ts");
});

/**
 * How many cases share a worker. `npm run long` runs all cases; `npm test` runs only those about keyframes, because keyframes must also
 * work in a browser.
 */
const SHARE = 16;
const TITLES = suiteOf(WORLD_DATA).map(({ title }) => title);
const NUMBERS = TITLES.map((_, at) => at);
const SHARES = Array.from({ length: Math.ceil(TITLES.length / SHARE) }, (_, at) => NUMBERS.slice(at * SHARE, (at + 1) * SHARE));
const RUNS: readonly (readonly [name: string, numbers: readonly number[]])[] = [
  ["cases of keyframes hold in a worker", NUMBERS.filter((at) => TITLES[at]?.startsWith("keyframes: "))],
  ...SHARES.map((numbers) => [`cases from number ${numbers[0]} on, of ${TITLES.length}, hold in a worker @long`, numbers] as const),
];

for (const [name, asked] of RUNS)
  test(name, async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto("/icon.svg");
    const results = await page.evaluate(
      async ({ code, data, numbers }) => {
        const worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
        const said = (message: unknown): Promise<Record<string, unknown>> =>
          new Promise((resolve, reject) => {
            worker.onmessage = (event: MessageEvent<Record<string, unknown>>) => resolve(event.data);
            worker.onerror = ({ message: why }) => reject(new Error(why));
            worker.postMessage(message);
          });
        const { titles } = (await said({ data })) as { readonly titles: readonly string[] };
        const found: (readonly [title: string, result: string])[] = [];
        for (const run of numbers) {
          const result = await said({ run });
          found.push([titles[run] ?? "", "passed" in result ? "passed" : String(result["why"])]);
        }
        worker.terminate();
        return found;
      },
      { code: script, data: WORLD_DATA as unknown as object, numbers: asked },
    );
    expect(results).toEqual(asked.map((at) => [TITLES[at], "passed"]));
  });
