import { readFileSync } from "node:fs";
import { posix } from "node:path";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { scopedName } from "./apps/web/styles/scoped-name.ts";

/** Tests that take seconds are called NAME.slow.test.ts; `npm run check` leaves them out. */
const isSlow = ({ moduleId }: TestSpecification): boolean => /\.slow\.test\.tsx?$/.test(moduleId);

/** Tests of whole pages run on happy-dom, in separate processes. */
const isOfPages = ({ moduleId }: TestSpecification): boolean => /\/tests\/pages\//.test(moduleId);

/**
 * Runs slow files first, so that none of them is still running alone at the end. Page tests come one after another, so that they share
 * processes.
 */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = (file: TestSpecification): number => (isSlow(file) ? 0 : isOfPages(file) ? 1 : 2);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

/** Tests that take minutes are called NAME.long.test.ts. Only `npm run long` runs them, and it also tries laws more often. */
const isLong = process.env["BROADSIDE_LONG_TESTS"] === "1";

/** `npm test` writes the list of files to run into a file, and this variable names it. */
const list = process.env["BROADSIDE_TEST_FILES"];
const listed = list === undefined ? undefined : (JSON.parse(readFileSync(list, "utf8")) as string[]);

/** Makes a test import the compiled files of its own package too, as it does with other packages. */
const compiledSources: Plugin = {
  name: "compiled-sources",
  enforce: "pre",
  resolveId(source, importer) {
    if (!importer || !source.startsWith(".") || !source.endsWith(".ts") || source.endsWith(".test.ts")) return undefined;
    const [, folder, path] =
      /^(.*\/(?:packages\/[^/]+|apps\/cli|tools))\/src\/(.*)\.ts$/.exec(posix.join(posix.dirname(importer), source)) ?? [];
    return folder && `${folder}/dist/${path}.js`;
  },
};

const CSS_MODULE = ".module.css";

/** Gives components the names of their classes without reading any CSS. The ending of the id keeps Vite from reading it as CSS. */
const namesOfClasses: Plugin = {
  name: "names-of-classes",
  enforce: "pre",
  resolveId(source, importer) {
    return importer && source.endsWith(CSS_MODULE) ? `\0${posix.join(posix.dirname(importer), source)}.names` : undefined;
  },
  load(id) {
    if (!id.startsWith("\0") || !id.endsWith(`${CSS_MODULE}.names`)) return undefined;
    const start = JSON.stringify(scopedName("", id.slice(1, -".names".length)));
    return `export default new Proxy({}, { get: (_, name) => ${start} + String(name) });`;
  },
};

export default defineConfig({
  plugins: [compiledSources, namesOfClasses],
  // Components run with React's production build, which has no functions for development.
  oxc: { jsx: { runtime: "automatic", development: false } },
  test: {
    include: listed ?? [
      "packages/*/src/**/*.test.ts",
      "apps/*/src/**/*.test.{ts,tsx}",
      "apps/web/styles/*.test.ts",
      "tools/src/**/*.test.ts",
      "tests/**/*.test.ts",
      "docs/own-card/*.test.ts",
    ],
    exclude: ["**/node_modules/**", ...(isLong ? [] : ["**/*.long.test.{ts,tsx}"])],
    globalSetup: "tests/global-setup.ts",
    // Pages and games speak English unless a test chooses another language.
    setupFiles: ["tests/words-of-pages.ts", "tests/speak-english.ts"],
    // The longest test takes 40 seconds on a slow machine. The longest of the long tests takes a minute.
    testTimeout: isLong ? 600_000 : 120_000,
    hookTimeout: 60_000,
    sequence: { sequencer: SlowFirst },
    environmentOptions: { happyDOM: { width: 1280, height: 800, settings: { device: { prefersReducedMotion: "reduce" } } } },
    // One for each core.
    maxWorkers: "100%",
    // Files share what they import, because loading the rules for each file took most of the time. Tests leave no changes behind for other
    // files.
    isolate: false,
    // Use processes, because tests of the command change the working folder, which threads can't.
    pool: "forks",
    // Node itself loads compiled files, which is several times faster. `global-setup.ts` compiles them.
    server: { deps: { external: [/(?<!bench)\/dist\//] } },
    // Saves each transformed file until its source changes.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".cache/vitest" },
  },
});
