import type { Card } from "../../../language/card.ts";
import { both, friendly, within } from "../../../language/when.ts";

export const xx23sthreadtracers: Card = {
  card: "upgrade:xx23sthreadtracers",
  title: "XX-23 S-Thread Tracers",
  weapon: {
    needs: "focus",
    spends: ["card"],
    ifItHits: [
      {
        verb: "each ship",
        among: both(friendly, within(1, 2)),
        does: [{ verb: "one of", by: "chosen", choices: { "no lock": [], lock: [{ verb: "lock", on: "defender", who: "chosen" }] } }],
      },
      { verb: "cancel", dice: "attack", count: "all" },
      { verb: "cancel", dice: "defense", count: "all" },
    ],
  },
};
