/** The libraries that benchmarks and peer tests compare with. They are installed next to the benchmarks, never as part of the product. */
import { existsSync } from "node:fs";
import { fingerprint, keep, recall } from "../files/freshness.ts";
import { inRoot, runNpm, say } from "../root.ts";

export async function ensurePeers(): Promise<boolean> {
  const print = fingerprint(["tools/bench/package-lock.json"]);
  if (recall("peers", print) === true && existsSync(inRoot("tools", "bench", "node_modules"))) return true;
  say("Installing the libraries to compare with …");
  const installed = (await runNpm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], inRoot("tools", "bench"))) === 0;
  if (installed) keep("peers", print, true);
  return installed;
}
