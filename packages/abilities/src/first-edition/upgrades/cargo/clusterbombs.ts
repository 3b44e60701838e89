import type { Card } from "../../../language/card.ts";
import { both, isDefender, nearDefender, notDefender } from "../../../language/when.ts";

export const clusterbombs: Card = {
  card: "upgrade:clusterbombs",
  title: "Cluster Bombs",
  triggers: [
    {
      at: "afterAttack",
      when: isDefender,
      may: [
        { verb: "discard this card" },
        { verb: "each ship", among: both(nearDefender, notDefender), does: [{ verb: "roll damage", dice: 2, who: "chosen" }] },
      ],
    },
  ],
};
