/** What Vite builds of the apps, each when its sources changed: the app for the browser and the broadside command. */
import { existsSync } from "node:fs";
import { fingerprint, keep, recall } from "./freshness.ts";
import { inRoot, runNode, say } from "./root.ts";

interface Bundle {
  readonly app: "web" | "cli";
  /** Is there when it has been built. */
  readonly made: string;
  readonly saying: string;
}

/** False when the build failed, as with all of these. */
export const buildWeb = (): Promise<boolean> => build({ app: "web", made: "dist/index.html", saying: "Building the app …" });

export const buildCommand = (): Promise<boolean> => build({ app: "cli", made: "bundle/main.js", saying: "Building the command …" });

/** With the app comes the command, made from the same sources. */
export const buildApps = async (): Promise<boolean> => (await buildCommand()) && buildWeb();

async function build({ app, made, saying }: Bundle): Promise<boolean> {
  const folder = inRoot("apps", app);
  // The recorded games of the documentation come with the app.
  const print = fingerprint([`apps/${app}`, "packages", "docs/records", "package-lock.json"]);
  if (recall(app, print) === true && existsSync(`${folder}/${made}`)) return true;
  say(saying);
  const built =
    (await runNode(inRoot("node_modules", "vite", "bin", "vite.js"), ["build", "--logLevel", "warn"], {
      cwd: folder,
      // The page, its workers and the service worker know by it that they are of one build.
      env: { NODE_ENV: "production", VITE_BUILD: print.slice(0, 12) },
    })) === 0;
  if (built) keep(app, print, true);
  return built;
}
