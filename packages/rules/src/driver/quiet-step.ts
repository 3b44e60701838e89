/** A step of a phase in which nobody is asked anything. */
import { NOTHING } from "./ask.ts";
import type { Step } from "./edition.ts";
import type { Game } from "./game.ts";

export const quietStep = (name: string, work: (game: Game) => void): Step => ({
  name,
  run(game) {
    work(game);
    return NOTHING;
  },
});
