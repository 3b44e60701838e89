/**
 * `npm run registry`: prints how many cards and scenarios the generated registries list. The launcher has already updated them, as it does
 * for every command.
 */
import { registryFiles } from "../registry.mjs";
import { ROOT, refuseArguments } from "./root.ts";

export async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    return refuseArguments("npm run registry");
  }
  for (const { path, count, of } of registryFiles(ROOT)) process.stdout.write(`${path}: ${count} ${of}\n`);
  return 0;
}
