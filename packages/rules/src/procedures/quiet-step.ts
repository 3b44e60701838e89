/** A step of a phase in which nobody is asked anything. */
import type { AskBuilder } from "../ask.ts";
import type { Step } from "../edition.ts";
import type { Game } from "../game.ts";

/** For a procedure that asks nothing: `yield*` it. */
export const NO_QUESTIONS: readonly (readonly AskBuilder[])[] = [];

export const quietStep = (name: string, work: (game: Game) => void): Step => ({
  name,
  *run(game) {
    work(game);
    yield* NO_QUESTIONS;
    return "done";
  },
});
