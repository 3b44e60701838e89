import type { Card } from "../../../language/card.ts";
import { lockInReach } from "../locking.ts";
import { SPEND_RESULT } from "../results.ts";

/** Spends one of the ship's results to lock the other ship. */
export const rosetico: Card = {
  card: "upgrade:rosetico",
  title: "Rose Tico",
  dice: [
    { dice: "attack", may: [SPEND_RESULT, lockInReach("defender")] },
    { dice: "defense", may: [SPEND_RESULT, lockInReach("attacker")] },
  ],
};
