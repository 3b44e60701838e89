/** Gives the service worker the list of the app's files, so that it can cache them. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The service worker's file. It is next to the page, and its name never changes, because browsers look for it there. */
export const SERVICE_WORKER = "sw.js";

/** The placeholder for the list in `src/offline/service-worker.ts`. */
const PLACE = "FILES_OF_BUILD";

/** Recorded games are cached only when somebody watches them. */
const isKeptLater = (file: string): boolean => file.endsWith(".gz");

export function offlineFiles(): Plugin {
  let publicDir = "";
  return {
    name: "offline-files",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle[SERVICE_WORKER];
        if (worker?.type !== "chunk" || !worker.code.includes(PLACE)) throw new Error(`${SERVICE_WORKER} has no place for its files`);
        const made = Object.keys(bundle).filter((file) => file !== SERVICE_WORKER && file !== "index.html" && !isKeptLater(file));
        const files = ["/", ...made.toSorted().map((file) => `/${file}`), ...readdirSync(publicDir).map((file) => `/${file}`)];
        worker.code = worker.code.replaceAll(PLACE, JSON.stringify(files));
      },
    },
  };
}

/** The build has two entry points: the page and the service worker. */
export const inputs = (root: string): Readonly<Record<string, string>> => ({
  index: join(root, "index.html"),
  sw: join(root, "src", "offline", "service-worker.ts"),
});
