/** The suite of the host in Node; `browser/host.spec.ts` runs the same in a browser's worker. */
import { suiteOf } from "@broadside/host/suite";
import { test } from "vitest";
import { WORLD } from "./host-world.ts";

for (const { title, run } of suiteOf(WORLD)) test(title, () => run(WORLD));
