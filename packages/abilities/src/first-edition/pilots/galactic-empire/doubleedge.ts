import type { Card } from "../../../language/card.ts";
import { all, attackMissed, isAttacker, withSecondary } from "../../../language/when.ts";

export const doubleedge: Card = {
  card: "pilot:doubleedge",
  title: "“Double Edge”",
  triggers: [
    {
      at: "afterAttack",
      once: "a round",
      when: all(isAttacker, withSecondary, attackMissed),
      may: [{ verb: "attack", with: "another" }],
    },
  ],
};
