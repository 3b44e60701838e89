/** `npm run build`: everything compiled, the app built. */
import { say } from "./root.ts";
import { buildWeb } from "./web.ts";

export async function run(): Promise<number> {
  if (!(await buildWeb())) return 1;
  say("Built.");
  return 0;
}
