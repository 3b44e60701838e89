import { agility } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, isDefender } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";

export const sarcoplank: Card = {
  card: "pilot:sarcoplank",
  title: "Sarco Plank",
  triggers: [
    {
      at: "beforeRoll",
      when: all(isDefender, beforeDice("defense"), ({ self }) => self.ship.speed !== undefined),
      may: [
        {
          verb: "lasting",
          effect: "more defense dice",
          until: "attack",
          value: ({ game, self, attack }) => (self.ship.speed ?? 0) - agility(game, self.ship, attack),
        },
      ],
    },
  ],
};
