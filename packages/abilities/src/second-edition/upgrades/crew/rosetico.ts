import type { Card } from "../../../language/card.ts";
import { lockInReach } from "../locking.ts";
import { SPEND_RESULT } from "../results.ts";

/** One of its own results goes, for a lock on the other ship. */
export const rosetico: Card = {
  card: "upgrade:rosetico",
  title: "Rose Tico",
  dice: [
    { dice: "attack", may: [SPEND_RESULT, lockInReach("defender")] },
    { dice: "defense", may: [SPEND_RESULT, lockInReach("attacker")] },
  ],
};
