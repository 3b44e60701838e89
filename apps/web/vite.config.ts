import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { fonts } from "./fonts/plugin.ts";
import { inputs, offlineFiles, SERVICE_WORKER } from "./offline/plugin.ts";
import { sharedPacks } from "./packs/plugin.ts";
import { scriptList } from "./scripts/plugin.ts";
import { styles } from "./styles/plugin.ts";

/** Leaves out React Aria's texts in other languages. React Aria then uses its English texts. */
const englishOnly: Plugin = {
  name: "english-only",
  load: { filter: { id: /\/react-aria\/.*\/intl\/.*\/(?!en-US)\w\w-\w\w\.mjs$/ }, handler: () => "export default undefined;" },
};

/** With the condition "broadside", the packages of this repository resolve to their sources. */
const CONDITIONS = ["broadside", ...defaultClientConditions];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), englishOnly, fonts(), sharedPacks(CONDITIONS, "page"), offlineFiles(), scriptList()],
  resolve: { conditions: CONDITIONS },
  css: styles,
  // The game runs in a module worker, which loads the cards when they are needed.
  worker: { format: "es", plugins: () => [sharedPacks(CONDITIONS, "worker"), scriptList()] },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    sourcemap: false,
    rolldownOptions: {
      // Turns off Rolldown's warning about slow plugins, because bundling the cards takes a while.
      checks: { bundlerTimings: false },
      input: inputs(import.meta.dirname),
      output: { entryFileNames: ({ name }) => (name === "sw" ? SERVICE_WORKER : "assets/[name]-[hash].js") },
    },
  },
});
