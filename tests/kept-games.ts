/** The committed records. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { KeptGame } from "@broadside/tools/soak/kept-game";

export const KEPT_GAMES: readonly KeptGame[] = readFileSync(join(import.meta.dirname, "records", "first-edition.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as KeptGame);
