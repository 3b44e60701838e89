/** `npm run bench -- NAME`: runs a bench against its peers, which it installs if needed. */
import { pathToFileURL } from "node:url";
import { ensurePeers } from "./peers.ts";
import { inRoot, say } from "./root.ts";

const BENCHES = ["engine", "geometry", "odds", "pairing", "squads"];

export async function run([name, ...rest]: readonly string[]): Promise<number> {
  if (name === undefined || name === "--help" || !BENCHES.includes(name) || rest.length > 0) {
    say(`npm run bench -- NAME, where NAME is one of: ${BENCHES.join(", ")}.`);
    return name === "--help" ? 0 : 2;
  }
  if (!(await ensurePeers())) {
    say("The libraries to compare with could not be installed.");
    return 1;
  }
  const bench = (await import(pathToFileURL(inRoot("tools", "bench", "dist", `${name}.js`)).href)) as { run(): number | Promise<number> };
  return bench.run();
}
