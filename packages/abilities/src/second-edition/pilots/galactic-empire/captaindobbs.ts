import { isInAttackArc } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, both, friendly, hasToken, not, other, within } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

export const captaindobbs: Card = {
  card: "pilot:captaindobbs",
  title: "Captain Dobbs",
  triggers: [
    {
      at: "beforeCompare",
      when: all(defenderIs(both(other, friendly, within(0, 1))), not(hasToken("ion")), ({ game, self }) => isInAttackArc(game, self.ship)),
      may: [
        { verb: "gain", token: "ion" },
        { verb: "cancel", dice: "attack", face: "hit", count: 1 },
      ],
    },
  ],
};
