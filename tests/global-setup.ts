/** Before any test in Node: the broadside command that some of them run is built from the sources as they are. */
import { rmSync } from "node:fs";
import { buildCommand } from "@broadside/tools/bundles";

/** Where it cannot be built the tests that run it fail, for there is none; all others need not wait for it. */
export async function setup(): Promise<void> {
  if (await buildCommand()) return;
  console.error("the broadside command could not be built");
  rmSync(new URL("../apps/cli/bundle", import.meta.url), { recursive: true, force: true });
}
