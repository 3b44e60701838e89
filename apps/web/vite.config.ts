import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

/** The condition "broadside" makes the packages of this repository resolve to their sources. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions: ["broadside", ...defaultClientConditions] },
  // The game runs in a module worker, which loads the cards when they are needed.
  worker: { format: "es" },
  build: { outDir: "dist", emptyOutDir: true, sourcemap: false },
});
