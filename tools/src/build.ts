/** `npm run build`: compiles everything, and builds the app and the command. */
import { buildApps } from "./prepare/bundles.ts";
import { say } from "./root.ts";

export async function run(): Promise<number> {
  if (!(await buildApps())) return 1;
  say("Built.");
  return 0;
}
