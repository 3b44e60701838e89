import type { Card } from "../../card.ts";
import { isAttacker } from "../../when.ts";

export const darthvaderCrew: Card = {
  card: "upgrade:darthvader",
  title: "Darth Vader",
  triggers: [
    {
      at: "afterAttack",
      when: isAttacker,
      may: [
        { verb: "suffer", hits: 2 },
        { verb: "suffer", crits: 1, who: "defender" },
      ],
    },
  ],
};
