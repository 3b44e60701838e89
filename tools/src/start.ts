/** `npm start`: builds the app and the command if they changed, and serves the app. */
import { pathToFileURL } from "node:url";
import { buildApps } from "./prepare/bundles.ts";
import { inRoot, say } from "./root.ts";

export async function run(args: readonly string[]): Promise<number> {
  if (!(await buildApps())) {
    say("Couldn't build the app.\nFix the errors above, then run npm start again.");
    return 1;
  }
  const { main } = (await import(pathToFileURL(inRoot("apps", "cli", "bundle", "main.js")).href)) as {
    main(args: readonly string[]): Promise<number>;
  };
  return main(["serve", ...args]);
}
