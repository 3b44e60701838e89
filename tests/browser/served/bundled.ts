/** Bundles our own code into one script for the browser. */
import { join } from "node:path";
import { build, defaultClientConditions } from "vite";

/** Bundles a file of the project, with all its imports, into one script that sets `bundle`. It is built like the app. */
export async function bundled(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["broadside", ...defaultClientConditions] },
    build: { write: false, lib: { entry: join(import.meta.dirname, "..", "..", "..", file), formats: ["iife"], name: "bundle" } },
  });
  const [script] = [built].flat().flatMap((output) => ("output" in output ? output.output : []));
  if (script?.type !== "chunk") throw new Error(`${file} gave no script`);
  return script.code;
}
