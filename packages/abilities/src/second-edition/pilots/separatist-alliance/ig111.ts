import type { Card } from "../../../card.ts";
import { all, attackMissed, both, enemy, isAttacker, within } from "../../../when.ts";
import { inArcOfThisShip } from "../../when.ts";

export const ig111: Card = {
  card: "pilot:ig111",
  title: "IG-111",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, attackMissed),
      may: [
        { verb: "gain", token: "deplete" },
        {
          verb: "choose ship",
          among: both(enemy, within(0, 3), inArcOfThisShip("bullseye")),
          does: [{ verb: "suffer", hits: 1, who: "chosen" }],
        },
      ],
    },
  ],
};
