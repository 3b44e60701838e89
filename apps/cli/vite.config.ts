import { join } from "node:path";
import { defaultServerConditions, defineConfig } from "vite";

/**
 * Bundles the command with all its dependencies into a few files. Node takes longer to load hundreds of modules than to run most commands.
 */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: true, resolve: { conditions: ["broadside", ...defaultServerConditions] } },
  build: {
    ssr: true,
    outDir: "bundle",
    emptyOutDir: true,
    target: "node20",
    // Puts all files in one folder, because the command finds its package and the app relative to its own file.
    rolldownOptions: {
      // The worker runs in threads started by main.
      input: {
        main: join(import.meta.dirname, "src", "main.ts"),
        "simulate-worker": join(import.meta.dirname, "src", "simulate", "simulate-worker.ts"),
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
