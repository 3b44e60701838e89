/** Which kept games make room: finished ones, the oldest first. One that is not over is never dropped for another. */
import type { KeptGame } from "./protocol.ts";

type Aged = Pick<KeptGame, "id" | "isOver" | "changed">;

/** Finished games that the browser keeps at most. */
export const MOST_FINISHED = 60;

const finishedNewestFirst = <Game extends Aged>(games: readonly Game[]): readonly Game[] =>
  games.filter(({ isOver }) => isOver).toSorted((one, other) => other.changed - one.changed);

/** The one to drop where storage is short, so that the game with this id can be kept; undefined where none may go. */
export const firstToGo = (games: readonly Aged[], keeping: string): string | undefined =>
  finishedNewestFirst(games.filter(({ id }) => id !== keeping)).at(-1)?.id;

/** Those beyond what is kept. */
export const beyondMost = (games: readonly Aged[]): readonly string[] =>
  finishedNewestFirst(games)
    .slice(MOST_FINISHED)
    .map(({ id }) => id);
