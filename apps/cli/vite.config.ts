import { join } from "node:path";
import { defaultServerConditions, defineConfig } from "vite";

/** The command in few files, everything it needs among them: some hundreds of modules take Node longer to load than most commands to run. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: true, resolve: { conditions: ["broadside", ...defaultServerConditions] } },
  build: {
    ssr: true,
    outDir: "bundle",
    emptyOutDir: true,
    target: "node20",
    // All beside each other: the command looks for its package and the app from where it lies.
    rolldownOptions: {
      // The second runs in worker threads of the first.
      input: {
        main: join(import.meta.dirname, "src", "main.ts"),
        "simulate-worker": join(import.meta.dirname, "src", "simulate", "simulate-worker.ts"),
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
