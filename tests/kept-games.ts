/** The committed records. */
import { join } from "node:path";
import { type Game, pendingOf, restore } from "@broadside/rules";
import { readGzip } from "@broadside/tools/gzip-file";
import type { KeptGame } from "@broadside/tools/soak/kept-game";

const read = (name: string): readonly KeptGame[] =>
  readGzip(join(import.meta.dirname, "records", `${name}.jsonl.gz`))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as KeptGame);

export const KEPT_GAMES = read("first-edition");
/** Epic Dogfights and Team Epics, with huge ships. */
export const EPIC_GAMES = read("epic");
/** Scenarios of the second edition, with any number of seats. */
export const SECOND_GAMES = read("second-edition");

/** The game put away as text and taken up again. */
export const saved = (game: Game): Game => restore(JSON.parse(JSON.stringify(pendingOf(game))), game.content);
