/** The host's test suite in Node, split over several files; `browser/served/host.spec.ts` runs the same suite in a browser's worker. */
import { suiteOf } from "@broadside/host/suite";
import { spacing } from "@broadside/kit/testing";
import { test } from "vitest";
import { WORLD } from "../shared/host-world.ts";

const NAMES = Object.keys(WORLD.setups);

/** Cases for the set-up with this name, or those that do not depend on a set-up. */
const casesOf = (name?: string) => suiteOf(WORLD).filter(({ title }) => NAMES.find((one) => title.startsWith(`${one}: `)) === name);

const run = (cases: ReturnType<typeof casesOf>): void => {
  for (const { title, run: runCase } of cases) test(title, () => runCase(WORLD), 120_000);
};

/** All cases for this set-up, or all that do not depend on one. */
export const runCases = (name?: string): void => run(casesOf(name));

/** Every fifth case for all set-ups but the first, starting at a different case for each. The long tests run all cases. */
export function runSomeCases(): void {
  const every = spacing(1, 5);
  for (const [at, name] of NAMES.slice(1).entries()) run(casesOf(name).filter((_, number) => number % every === at % every));
}
