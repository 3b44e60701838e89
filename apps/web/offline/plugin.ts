/** Tells the service worker which files the app is made of, so that it can keep them. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Where the browser looks for it: beside the page, under a name that does not change. */
export const SERVICE_WORKER = "sw.js";

/** As `src/offline/service-worker.ts` calls the list. */
const PLACE = "FILES_OF_BUILD";

/** Recorded games are kept when somebody watches them. */
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

/** The page and the service worker are two beginnings of one build. */
export const inputs = (root: string): Readonly<Record<string, string>> => ({
  index: join(root, "index.html"),
  sw: join(root, "src", "offline", "service-worker.ts"),
});
