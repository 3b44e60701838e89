/** `npm run registry`: the generated lists of all cards and scenarios. The launcher has written them before it came here, as it does for every command. */
import { registryFiles } from "../registry.mjs";
import { ROOT } from "./root.ts";

export async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    process.stderr.write("npm run registry takes no arguments.\n");
    return 2;
  }
  for (const { path, count, of } of registryFiles(ROOT)) process.stdout.write(`${path}: ${count} ${of}\n`);
  return 0;
}
