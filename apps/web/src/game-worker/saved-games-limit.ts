/** Which saved games are deleted to make room: finished ones, the oldest first. Unfinished games are never deleted automatically. */
import type { SavedGameInfo } from "./protocol.ts";

type Aged = Pick<SavedGameInfo, "id" | "isOver" | "changed">;

/** The maximum number of finished games in the browser. */
export const MOST_FINISHED = 60;

const finishedNewestFirst = <Game extends Aged>(games: readonly Game[]): readonly Game[] =>
  games.filter(({ isOver }) => isOver).toSorted((one, other) => other.changed - one.changed);

/** The game to delete when storage is full, so that the game with this id can be saved; undefined if there is none. */
export const gameToDelete = (games: readonly Aged[], keeping: string): string | undefined =>
  finishedNewestFirst(games.filter(({ id }) => id !== keeping)).at(-1)?.id;

/** The finished games beyond the maximum. */
export const beyondMaximum = (games: readonly Aged[]): readonly string[] =>
  finishedNewestFirst(games)
    .slice(MOST_FINISHED)
    .map(({ id }) => id);
