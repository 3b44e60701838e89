/** Cuts the fonts for the app that Vite builds or serves, and ships their licences with it. */
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

/** The file in the built app, and the one it is a copy of. */
const LICENCES: ReadonlyMap<string, string> = new Map([
  [INTER.licenceFile, resolve("@fontsource-variable/inter/LICENSE")],
  [MINIATURES_FONT.licenceFile, resolve("xwing-miniatures-font/LICENSE")],
]);

/** Style sheets find the fonts under `@fonts/`, as files like any other: Vite names, copies and serves them. */
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

/** The folder with the cut fonts. It takes seconds to cut them, so they are kept until something they are made of changes. */
async function cutFonts(): Promise<string> {
  const wanted = print();
  const files = Object.entries(CUTS).map(([name, cut]) => ({ file: join(FOLDER, name), cut }));
  if (existsSync(PRINT) && readFileSync(PRINT, "utf8") === wanted && files.every(({ file }) => existsSync(file))) return FOLDER;
  mkdirSync(FOLDER, { recursive: true });
  // Without it, a half-cut font would be cut again the next time.
  rmSync(PRINT, { force: true });
  for (const { file, cut } of files) writeFileSync(file, await cutFont(cut));
  writeFileSync(PRINT, wanted);
  return FOLDER;
}

/** Stands for what the fonts are made of: their characters, the code of this folder, and the packages by the lock file. */
function print(): string {
  const hash = createHash("sha256").update(JSON.stringify(CUTS));
  const code = readdirSync(import.meta.dirname).toSorted();
  for (const file of [...code.map((name) => join(import.meta.dirname, name)), join(ROOT, "package-lock.json")])
    hash.update(readFileSync(file));
  return hash.digest("hex");
}
