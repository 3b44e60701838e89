/** A step of a phase that asks no questions. */
import { NOTHING } from "./ask.ts";
import type { Step } from "./edition.ts";
import type { Situation } from "./situation.ts";

export const quietStep = (name: string, work: (game: Situation) => void): Step => ({
  name,
  run(game) {
    work(game);
    return NOTHING;
  },
});
