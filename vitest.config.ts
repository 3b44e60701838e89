import { readFileSync } from "node:fs";
import { posix } from "node:path";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Tests that take seconds are called NAME.slow.test.ts; `npm run check` leaves them out. */
const isSlow = ({ moduleId }: TestSpecification): boolean => /\.slow\.test\.tsx?$/.test(moduleId);

/** Tests of whole pages run on happy-dom, in processes apart from the others. */
const isOfPages = ({ moduleId }: TestSpecification): boolean => /\/tests\/pages\//.test(moduleId);

/** The slow files first, so that none of them is still running alone at the end. Those of pages follow each other, so that they share a process. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = (file: TestSpecification): number => (isSlow(file) ? 0 : isOfPages(file) ? 1 : 2);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

/** Tests that take minutes are called NAME.long.test.ts; only `npm run long` has them. There laws are tried more often too. */
const isLong = process.env["BROADSIDE_LONG_TESTS"] === "1";

/** `npm test` lists the files to run in a file. */
const list = process.env["BROADSIDE_TEST_FILES"];
const listed = list === undefined ? undefined : (JSON.parse(readFileSync(list, "utf8")) as string[]);

/** A test's imports from its own package lead to what was compiled of them, as those from other packages do. */
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

export default defineConfig({
  plugins: [compiledSources],
  // Components run with React's production build, which has no functions for development.
  oxc: { jsx: { runtime: "automatic", development: false } },
  test: {
    include: listed ?? [
      "packages/*/src/**/*.test.ts",
      "apps/*/src/**/*.test.{ts,tsx}",
      "tools/src/**/*.test.ts",
      "tests/*.test.ts",
      "tests/pages/**/*.test.{ts,tsx}",
      "docs/own-card/*.test.ts",
    ],
    exclude: isLong ? [] : ["**/*.long.test.{ts,tsx}"],
    globalSetup: "tests/global-setup.ts",
    // The words of the pages and of games are English, unless a test says otherwise.
    setupFiles: ["tests/words-of-pages.ts", "tests/speak-english.ts"],
    // The longest takes 40 seconds on a slow machine, the longest of the long ones a minute.
    testTimeout: isLong ? 600_000 : 120_000,
    hookTimeout: 60_000,
    sequence: { sequencer: SlowFirst },
    environmentOptions: { happyDOM: { width: 1280, height: 800, settings: { device: { prefersReducedMotion: "reduce" } } } },
    // One for each core.
    maxWorkers: "100%",
    // Files share what they import: reading the rules anew for each took most of the time. Tests change nothing that outlives their file.
    isolate: false,
    // Processes, for tests of the command go to a working folder, which threads cannot.
    pool: "forks",
    // What is compiled is loaded by Node itself, several times faster; `global-setup.ts` has it compiled.
    server: { deps: { external: [/(?<!bench)\/dist\//] } },
    // What was made of a source is kept until it changes.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".cache/vitest" },
  },
});
