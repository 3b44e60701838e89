import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
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

/** What the packages offer by which file: as long as it is the same, imports lead where they led. */
function exportsOfPackages(): string {
  const hash = createHash("sha256");
  for (const folder of readdirSync("packages").toSorted()) {
    const file = `packages/${folder}/package.json`;
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 12);
}

/** Tests that take minutes are called NAME.long.test.ts; only `npm run long` has them. */
const isLong = process.env["BROADSIDE_LONG_TESTS"] === "1";

export default defineConfig({
  resolve: { conditions: ["broadside"] },
  ssr: { resolve: { conditions: ["broadside"] } },
  test: {
    include: [
      "packages/*/src/**/*.test.ts",
      "apps/*/src/**/*.test.{ts,tsx}",
      "tools/src/**/*.test.ts",
      "tests/*.test.ts",
      "tests/pages/**/*.test.{ts,tsx}",
      "docs/own-card/*.test.ts",
    ],
    exclude: isLong ? [] : ["**/*.long.test.{ts,tsx}"],
    globalSetup: "tests/global-setup.ts",
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
    // What was made of a source is kept until it changes, or a package offers another file.
    experimental: { fsModuleCache: true, fsModuleCachePath: `.cache/vitest/${exportsOfPackages()}` },
  },
});
