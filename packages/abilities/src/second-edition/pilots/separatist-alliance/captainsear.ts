import type { Card } from "../../../card.ts";
import { all, attackerIs, both, friendly, within, withPrimary } from "../../../when.ts";
import { defenderInBullseye } from "../../when.ts";

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
