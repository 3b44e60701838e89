/**
 * `npm run schemas`: writes the published schemas of games, events, positions and list verdicts. They are generated from the code that
 * reads or makes these.
 */
import { writeFile } from "node:fs/promises";
import { positionSchema } from "@broadside/position";
import { gameSchema } from "@broadside/protocol";
import { verdictSchema } from "@broadside/squads";
import { eventSchema } from "@broadside/tournament";
import { inRoot, refuseArguments, say } from "./root.ts";

const SCHEMAS: Readonly<Record<string, () => unknown>> = {
  "game.schema.json": gameSchema,
  "event.schema.json": eventSchema,
  "position.schema.json": positionSchema,
  "verdict.schema.json": verdictSchema,
};

export async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    return refuseArguments("npm run schemas");
  }
  for (const [name, make] of Object.entries(SCHEMAS)) await writeFile(inRoot("docs", name), `${JSON.stringify(make())}\n`);
  say(`Wrote ${Object.keys(SCHEMAS).join(", ")} to docs.`);
  return 0;
}
