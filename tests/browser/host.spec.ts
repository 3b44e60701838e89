/** The suite of the host, case by case, in a worker of the browser; `host-cases.ts` runs the same in Node. */
import { suiteOf } from "@broadside/host/suite";
import { WORLD_DATA } from "../host-world.ts";
import { bundled } from "./bundled.ts";
import { expect, test } from "./fixtures.ts";

let script: string;
test.beforeAll(async () => {
  script = await bundled("../apps/web/src/game-worker/host-suite.testing.ts");
});

/** So many cases share a worker. */
const SHARE = 16;
const TITLES = suiteOf(WORLD_DATA).map(({ title }) => title);
const shares = Array.from({ length: Math.ceil(TITLES.length / SHARE) }, (_, at) => at * SHARE);

for (const from of shares)
  test(`cases ${from + 1} to ${Math.min(from + SHARE, TITLES.length)} of ${TITLES.length} hold in a worker`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto("/");
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
      { code: script, data: WORLD_DATA as unknown as object, numbers: TITLES.map((_, at) => at).slice(from, from + SHARE) },
    );
    expect(results).toEqual(TITLES.slice(from, from + SHARE).map((title) => [title, "passed"]));
  });
