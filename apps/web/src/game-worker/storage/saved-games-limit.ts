/**
 * Chooses which saved games to delete to make room: only finished games, the oldest first. Unfinished games are never deleted
 * automatically.
 */
import type { SavedGameInfo } from "../shared/saved-game.ts";

type Aged = Pick<SavedGameInfo, "id" | "isOver" | "changed">;

/** The maximum number of finished games saved in the browser. */
export const MOST_FINISHED = 60;

const finishedNewestFirst = <Game extends Aged>(games: readonly Game[]): readonly Game[] =>
  games.filter(({ isOver }) => isOver).toSorted((one, other) => other.changed - one.changed);

/** The game to delete when storage is full, to make room for the game with this id. Undefined if there is none. */
export const gameToDelete = (games: readonly Aged[], keeping: string): string | undefined =>
  finishedNewestFirst(games.filter(({ id }) => id !== keeping)).at(-1)?.id;

/** The finished games that exceed the maximum. */
export const beyondMaximum = (games: readonly Aged[]): readonly string[] =>
  finishedNewestFirst(games)
    .slice(MOST_FINISHED)
    .map(({ id }) => id);
