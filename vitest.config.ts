import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["broadside"] },
  ssr: { resolve: { conditions: ["broadside"] } },
  test: {
    include: ["packages/*/src/**/*.test.ts", "apps/*/src/**/*.test.ts", "tools/src/**/*.test.ts", "tests/*.test.ts"],
    testTimeout: 60_000,
  },
});
