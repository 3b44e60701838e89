/** A step of a phase that asks no questions. */

import type { Step } from "../contract/edition.ts";
import type { Situation } from "../contract/situation.ts";
import { NOTHING } from "./ask.ts";

export const quietStep = (name: string, work: (game: Situation) => void): Step => ({
  name,
  run(game) {
    work(game);
    return NOTHING;
  },
});
