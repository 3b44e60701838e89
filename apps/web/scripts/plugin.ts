/** Lists the app's scripts: what each one imports, and which source files it was made from. The benchmarks and tests use this list. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { normalizePath, type Plugin } from "vite";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const LIST = join(ROOT, ".cache", "web-scripts.json");

/** A script in the built app, with the scripts that it imports statically. */
interface Script {
  readonly imports: readonly string[];
  /** Source files, as paths from the root of the repository. */
  readonly modules: readonly string[];
}

const scripts = new Map<string, Script>();

/**
 * This plugin is added to both the page's build and the workers' builds. Vite bundles each of these separately, starting with the workers.
 */
export function scriptList(): Plugin {
  return {
    name: "script-list",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const one of Object.values(bundle))
          if (one.type === "chunk")
            scripts.set(one.fileName, {
              imports: one.imports,
              modules: one.moduleIds.map((id) => normalizePath(relative(ROOT, id))),
            });
      },
    },
    writeBundle() {
      mkdirSync(dirname(LIST), { recursive: true });
      writeFileSync(LIST, JSON.stringify(Object.fromEntries(scripts)));
    },
  };
}
