import type { Card } from "../../../language/card.ts";
import { all, attackMissed, both, enemy, isAttacker, within } from "../../../language/when.ts";
import { inArcOfThisShip } from "../../../language/when-second-edition.ts";

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
