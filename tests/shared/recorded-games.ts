/** The committed records. */
import { join } from "node:path";
import { type Game, type GameSetup, pendingOf, restore } from "@broadside/rules";
import { readGzip } from "@broadside/tools/files/gzip-file";
import type { RecordedGame } from "@broadside/tools/soak/saved-game";

const read = (name: string): readonly RecordedGame[] =>
  readGzip(join(import.meta.dirname, "recorded-games", `${name}.jsonl.gz`))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as RecordedGame);

export const KEPT_GAMES = read("first-edition");
/** Epic Dogfights and Team Epics, with huge ships. */
export const EPIC_GAMES = read("epic");
/** Scenarios of the second edition, with any number of seats. */
export const SECOND_GAMES = read("second-edition");

/** The game saved as text and loaded again. */
export function saved(game: Game): Game {
  const { setup, ...pending } = pendingOf(game);
  return restore({ ...fromText(pending), setup: setupFromText(setup) }, game.content);
}

/** Reads a set-up only once per game. It never changes, and the rules use this object as the key for everything they know about it. */
function setupFromText(setup: GameSetup): GameSetup {
  const read = setupsRead.get(setup) ?? fromText(setup);
  setupsRead.set(setup, read).set(read, read);
  return read;
}
const setupsRead = new WeakMap<GameSetup, GameSetup>();

const fromText = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
