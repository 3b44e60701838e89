import type { Card } from "../../../language/card.ts";
import { all, attackerInDefendersArc, hasToken, isDefender } from "../../../language/when.ts";

export const notorious: Card = {
  card: "upgrade:notorious",
  title: "Notorious",
  triggers: [
    {
      at: "afterAttack",
      when: all(isDefender, attackerInDefendersArc),
      may: [{ verb: "spend charge" }, { verb: "gain", token: "strain", who: "attacker" }],
    },
  ],
  dice: [{ dice: "attack", when: hasToken("strain", "defender"), may: [{ verb: "reroll", most: 1, faces: ["blank"] }] }],
};
