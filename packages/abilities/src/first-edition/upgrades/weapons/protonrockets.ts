import { agility } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { withThisWeapon } from "../../../language/when.ts";

export const protonrockets: Card = {
  card: "upgrade:protonrockets",
  title: "Proton Rockets",
  weapon: { needs: "focus", spends: ["card"] },
  triggers: [
    {
      at: "attackBegins",
      when: withThisWeapon,
      may: [
        {
          verb: "lasting",
          effect: "more attack dice",
          until: "attack",
          value: ({ game, self }) => Math.min(3, agility(game, self.ship, undefined)),
        },
      ],
    },
  ],
};
