/** `npm run bench -- NAME`: runs a bench against its peers, which it installs where it has some and they are missing. */
import { pathToFileURL } from "node:url";
import { ensurePeers } from "./peers.ts";
import { inRoot, say } from "./root.ts";

const BENCHES = ["bots", "engine", "geometry", "odds", "pairing", "simulation", "squads", "web"];
const WITH_OPTIONS = ["bots", "web"];
/** Those that compare with nothing but ourselves. */
const WITHOUT_PEERS = ["bots", "odds", "simulation", "web"];

export async function run([name, ...rest]: readonly string[]): Promise<number> {
  const hasOptions = name !== undefined && WITH_OPTIONS.includes(name);
  if (name === undefined || name === "--help" || !BENCHES.includes(name) || (rest.length > 0 && !hasOptions)) {
    say(`npm run bench -- NAME, where NAME is one of: ${BENCHES.join(", ")}.`);
    return name === "--help" ? 0 : 2;
  }
  if (!WITHOUT_PEERS.includes(name) && !(await ensurePeers())) {
    say("The libraries to compare with could not be installed.");
    return 1;
  }
  const bench = (await import(pathToFileURL(inRoot("tools", "bench", "dist", `${name}.js`)).href)) as {
    run(args: readonly string[]): number | Promise<number>;
  };
  return bench.run(rest);
}
