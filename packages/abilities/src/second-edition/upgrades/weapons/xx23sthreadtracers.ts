import type { Card } from "../../../language/card.ts";
import { both, friendly } from "../../../language/when.ts";
import { withinOfDefender } from "../../../language/when-second-edition.ts";
import { lockTargetOf } from "../locking.ts";

/** Friendly ships near the defender may lock it. The attack deals no damage. */
export const xx23sthreadtracers: Card = {
  card: "upgrade:xx23sthreadtracers",
  title: "XX-23 S-Thread Tracers",
  weapon: {
    needs: ["focus", "calculate", "lock"],
    charges: 1,
    ifItHits: [
      {
        verb: "each ship",
        among: both(friendly, withinOfDefender(1, 3)),
        does: [{ verb: "one of", choices: { "no lock": [], lock: [lockTargetOf("defender", "chosen")] } }],
      },
    ],
  },
};
