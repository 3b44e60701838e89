/**
 * Runs before any Node test: writes the registries of cards and scenarios, compiles everything, and builds the broadside command that some
 * tests run.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { writeRegistry } from "../tools/registry.mjs";

const ROOT = join(import.meta.dirname, "..");

/** If the command can't be built, only the tests that run it fail. */
export async function setup(): Promise<void> {
  writeRegistry(ROOT);
  compile();
  const { buildCommand } = await import("../tools/src/prepare/bundles.ts");
  if (await buildCommand()) return;
  console.error("the broadside command could not be built");
  rmSync(join(ROOT, "apps", "cli", "bundle"), { recursive: true, force: true });
}

function compile(): void {
  const { status } = spawnSync(process.execPath, [join(ROOT, "node_modules", "typescript", "bin", "tsc"), "-b"], {
    cwd: ROOT,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("the packages could not be compiled");
}
