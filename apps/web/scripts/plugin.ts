/** Writes down of every script of the app which scripts it loads and which files it was made of: the bench and the tests go by it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { normalizePath, type Plugin } from "vite";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const LIST = join(ROOT, ".cache", "web-scripts.json");

/** A script by its name in the built app, with what it loads at once. */
interface Script {
  readonly imports: readonly string[];
  /** Files by their paths from the root of the repository. */
  readonly modules: readonly string[];
}

const scripts = new Map<string, Script>();

/** Stands both with the page's plugins and with the workers', which are bundled apart, before the page is. */
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
