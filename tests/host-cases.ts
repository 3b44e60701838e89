/** The suite of the host in Node, for several files; `browser/host.spec.ts` runs the same in a browser's worker. */
import { suiteOf } from "@broadside/host/suite";
import { spacing } from "@broadside/kit/testing";
import { test } from "vitest";
import { WORLD } from "./host-world.ts";

const NAMES = Object.keys(WORLD.setups);

/** Cases with games of one name, or those that are the same with any. */
const casesOf = (name?: string) => suiteOf(WORLD).filter(({ title }) => NAMES.find((one) => title.startsWith(`${one}: `)) === name);

const run = (cases: ReturnType<typeof casesOf>): void => {
  for (const { title, run: runCase } of cases) test(title, () => runCase(WORLD), 120_000);
};

/** All cases of the first set-up, or all that are the same with any. */
export const runCases = (name?: string): void => run(casesOf(name));

/** Every fifth case of the other set-ups, each beginning with another; all of them in the long tests. */
export function runSomeCases(): void {
  const every = spacing(1, 5);
  for (const [at, name] of NAMES.slice(1).entries()) run(casesOf(name).filter((_, number) => number % every === at % every));
}
