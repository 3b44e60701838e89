import type { Card } from "../../../language/card.ts";
import { all, isAttacker } from "../../../language/when.ts";
import { defenderIn, defenderInBullseye } from "../../../language/when-second-edition.ts";
import { LOCK_DEFENDER } from "../galactic-empire/phrases.ts";

/** The player can decline the lock. The defender gains strain either way. */
export const dgs047: Card = {
  card: "pilot:dgs047",
  title: "DGS-047",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, defenderIn("front")),
      must: [
        { verb: "one of", choices: { none: [], lock: [LOCK_DEFENDER] } },
        { verb: "if", when: defenderInBullseye, does: [{ verb: "gain", token: "strain", who: "defender" }] },
      ],
    },
  ],
};
