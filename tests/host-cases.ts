/** The suite of the host in Node, for several files; `browser/host.spec.ts` runs the same in a browser's worker. */
import { suiteOf } from "@broadside/host/suite";
import { test } from "vitest";
import { WORLD } from "./host-world.ts";

const NAMES = Object.keys(WORLD.setups);

/** Cases with games of one name, or those that are the same with any. */
export function runCases(name?: string): void {
  for (const { title, run } of suiteOf(WORLD)) {
    const own = NAMES.find((one) => title.startsWith(`${one}: `));
    if (own === name) test(title, () => run(WORLD), 120_000);
  }
}
