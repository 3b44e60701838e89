import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["broadside"] },
  ssr: { resolve: { conditions: ["broadside"] } },
  test: {
    include: ["packages/*/src/**/*.test.ts", "apps/*/src/**/*.test.ts", "tools/src/**/*.test.ts", "tests/*.test.ts"],
    globalSetup: "tests/global-setup.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One for each core.
    maxWorkers: "100%",
    // Files share what they import: reading the rules anew for each took most of the time. Tests change nothing that outlives their file.
    isolate: false,
    // Processes, for tests of the command go to a working folder, which threads cannot.
    pool: "forks",
    // What was made of a source is kept until the source changes.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".cache/vitest" },
  },
});
