/** The browser app, built when its sources changed. */
import { existsSync } from "node:fs";
import { fingerprint, keep, recall } from "./freshness.ts";
import { inRoot, runNode, say } from "./root.ts";

const SOURCES = ["apps/web", "packages", "package-lock.json"];

/** False when the build failed. */
export async function buildWeb(): Promise<boolean> {
  const print = fingerprint(SOURCES);
  if (recall("web", print) === true && existsSync(inRoot("apps", "web", "dist", "index.html"))) return true;
  say("Building the app …");
  const built =
    (await runNode(inRoot("node_modules", "vite", "bin", "vite.js"), ["build", "--logLevel", "warn"], {
      cwd: inRoot("apps", "web"),
      env: { NODE_ENV: "production" },
    })) === 0;
  if (built) keep("web", print, true);
  return built;
}
