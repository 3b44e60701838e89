/** `npm run bench -- NAME`: runs a benchmark. If it compares with other libraries, it installs them first. */
import { pathToFileURL } from "node:url";
import { ensurePeers } from "./prepare/peers.ts";
import { inRoot, refuse, say } from "./root.ts";

const BENCHES = ["bots", "engine", "geometry", "odds", "pairing", "simulation", "squads", "web"];
const WITH_OPTIONS = ["bots", "web"];
/** Benchmarks that compare with no other library. */
const WITHOUT_PEERS = ["bots", "odds", "simulation", "web"];

export async function run([name, ...rest]: readonly string[]): Promise<number> {
  const hasOptions = name !== undefined && WITH_OPTIONS.includes(name);
  if (name === undefined || name === "--help" || !BENCHES.includes(name) || (rest.length > 0 && !hasOptions)) {
    const usage = `Type: npm run bench -- NAME, where NAME is one of ${BENCHES.join(", ")}.`;
    if (name !== "--help")
      return refuse(name === undefined ? "npm run bench needs a name." : `There is no such benchmark: ${[name, ...rest].join(" ")}`, usage);
    say(usage);
    return 0;
  }
  if (!WITHOUT_PEERS.includes(name) && !(await ensurePeers())) {
    say("Couldn't install the libraries to compare with.\nCheck your connection to the package registry, then run the command again.");
    return 1;
  }
  const bench = (await import(pathToFileURL(inRoot("tools", "bench", "dist", `${name}.js`)).href)) as {
    run(args: readonly string[]): number | Promise<number>;
  };
  return bench.run(rest);
}
