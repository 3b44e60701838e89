/** Cuts the fonts for the app when Vite builds or serves it, and ships their licences. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { INTER, MINIATURES_FONT } from "../src/about/fonts-used.ts";
import { CUTS, cutFont } from "./cut.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const FOLDER = join(ROOT, ".cache", "fonts");
const PRINT = join(FOLDER, "print");

const { resolve } = createRequire(import.meta.url);

/** Each licence file in the built app, and the file it is copied from. */
const LICENCES: ReadonlyMap<string, string> = new Map([
  [INTER.licenceFile, resolve("@fontsource-variable/inter/LICENSE")],
  [MINIATURES_FONT.licenceFile, resolve("xwing-miniatures-font/LICENSE")],
]);

/** Style sheets import the fonts from `@fonts/` like any other files, so Vite names, copies and serves them. */
export function fonts(): Plugin {
  return {
    name: "fonts",
    config: async () => ({ resolve: { alias: { "@fonts": normalizePath(await cutFonts()) } } }),
    generateBundle() {
      for (const [fileName, from] of LICENCES) this.emitFile({ type: "asset", fileName, source: readFileSync(from) });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const from = LICENCES.get((request.url ?? "").slice(1));
        if (from === undefined) next();
        else response.setHeader("content-type", "text/plain; charset=utf-8").end(readFileSync(from));
      });
    },
  };
}

/**
 * Cuts the fonts if necessary and returns their folder. Cutting takes seconds, so the cut fonts are cached until something that they depend
 * on changes.
 */
async function cutFonts(): Promise<string> {
  const wanted = print();
  const files = Object.entries(CUTS).map(([name, cut]) => ({ file: join(FOLDER, name), cut }));
  if (existsSync(PRINT) && readFileSync(PRINT, "utf8") === wanted && files.every(({ file }) => existsSync(file))) return FOLDER;
  mkdirSync(FOLDER, { recursive: true });
  // Deletes the old hash before cutting. Otherwise, fonts that were only half cut when cutting was interrupted would seem to be up to date.
  rmSync(PRINT, { force: true });
  for (const { file, cut } of files) writeFileSync(file, await cutFont(cut));
  writeFileSync(PRINT, wanted);
  return FOLDER;
}

/**
 * A hash of everything that the cut fonts depend on: their characters, the code in this folder, and the package versions in the lock file.
 */
function print(): string {
  const hash = createHash("sha256").update(JSON.stringify(CUTS));
  const code = readdirSync(import.meta.dirname).toSorted();
  for (const file of [...code.map((name) => join(import.meta.dirname, name)), join(ROOT, "package-lock.json")])
    hash.update(readFileSync(file));
  return hash.digest("hex");
}
