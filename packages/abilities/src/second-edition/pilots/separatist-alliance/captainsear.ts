import type { Card } from "../../../language/card.ts";
import { all, attackerIs, both, friendly, within, withPrimary } from "../../../language/when.ts";
import { defenderInBullseye } from "../../../language/when-second-edition.ts";

export const captainsear: Card = {
  card: "pilot:captainsear",
  title: "Captain Sear",
  triggers: [
    {
      at: "beforeCompare",
      when: all(attackerIs(both(friendly, within(0, 3))), withPrimary, defenderInBullseye),
      may: [
        { verb: "spend", token: "calculate", who: "attacker" },
        { verb: "cancel", dice: "defense", face: "evade", count: 1 },
      ],
    },
  ],
};
