/** Before any test in Node: the lists of all cards and scenarios are written, packages are compiled, and the broadside command that some tests run is built. */
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { writeRegistry } from "../tools/registry.mjs";
import { buildCommand } from "../tools/src/bundles.ts";
import { inRoot, runNode } from "../tools/src/root.ts";

/** If the command can't be built, the tests that run it fail, because there is none; all others can still run. */
export async function setup(): Promise<void> {
  writeRegistry(fileURLToPath(new URL("..", import.meta.url)));
  if ((await runNode(inRoot("node_modules", "typescript", "bin", "tsc"), ["-b"])) !== 0)
    throw new Error("the packages could not be compiled");
  if (await buildCommand()) return;
  console.error("the broadside command could not be built");
  rmSync(new URL("../apps/cli/bundle", import.meta.url), { recursive: true, force: true });
}
