/** Before any test in Node: the lists of all cards and scenarios are written, and the broadside command that some tests run is built from the sources as they are. */
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { writeRegistry } from "../tools/registry.mjs";
import { buildCommand } from "../tools/src/bundles.ts";

/** Where it cannot be built the tests that run it fail, for there is none; all others need not wait for it. */
export async function setup(): Promise<void> {
  writeRegistry(fileURLToPath(new URL("..", import.meta.url)));
  if (await buildCommand()) return;
  console.error("the broadside command could not be built");
  rmSync(new URL("../apps/cli/bundle", import.meta.url), { recursive: true, force: true });
}
