/** `npm run records`: plays the kept games anew and writes them to tests/records, after a change of the rules that is meant. */
import { writeFileSync } from "node:fs";
import { inRoot, say } from "./root.ts";
import { keptGame } from "./soak/kept-game.ts";

const KEPT = 50;

export async function run(): Promise<number> {
  const lines = Array.from({ length: KEPT }, (_, at) => JSON.stringify(keptGame(at + 1)));
  writeFileSync(inRoot("tests", "records", "first-edition.jsonl"), `${lines.join("\n")}\n`);
  say(`${KEPT} games written to tests/records.`);
  return 0;
}
