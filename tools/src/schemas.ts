/** `npm run schemas`: writes the published schemas of games and events from the shapes that read them. */
import { writeFile } from "node:fs/promises";
import { gameSchema } from "@broadside/protocol";
import { eventSchema } from "@broadside/tournament";
import { inRoot, say } from "./root.ts";

const SCHEMAS: Readonly<Record<string, () => unknown>> = { "game.schema.json": gameSchema, "event.schema.json": eventSchema };

export async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    process.stderr.write("npm run schemas takes no arguments.\n");
    return 2;
  }
  for (const [name, make] of Object.entries(SCHEMAS)) await writeFile(inRoot("docs", name), `${JSON.stringify(make(), undefined, 1)}\n`);
  say(`docs has ${Object.keys(SCHEMAS).join(" and ")}.`);
  return 0;
}
