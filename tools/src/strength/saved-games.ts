/** Finished games in a file, one per line, so that an interrupted table can continue. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { PlayedGame } from "./one-game.ts";

/** A finished game of a cell. */
export interface RecordedGame extends PlayedGame {
  readonly cell: string;
  readonly challenger: string;
  readonly opponent: string;
}

/** Skips a line cut off by an interruption, so its game is played again. */
export function recordedGames(file: string): readonly RecordedGame[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => readLine(line) ?? []);
}

function readLine(line: string): RecordedGame | undefined {
  try {
    return line.trim() === "" ? undefined : (JSON.parse(line) as RecordedGame);
  } catch {
    return undefined;
  }
}

/** Starts on a new line, whatever the file ends with. */
export function keepGame(file: string, game: RecordedGame): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `\n${JSON.stringify(game)}`);
}
