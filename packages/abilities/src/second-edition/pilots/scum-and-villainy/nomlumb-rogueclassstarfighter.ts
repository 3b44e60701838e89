import { figureIn, pilotSkill } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { both, enemy } from "../../../language/when.ts";
import { inArcOfThisShip } from "../../../language/when-second-edition.ts";

export const nomlumbInRogue: Card = {
  card: "pilot:nomlumb-rogueclassstarfighter",
  title: "Nom Lumb",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        {
          verb: "choose ship",
          among: both(enemy, inArcOfThisShip("front")),
          does: [
            {
              verb: "lasting",
              effect: "borrowed initiative",
              until: "round",
              value: ({ game, self, chosen }) => pilotSkill(game, chosen ?? self.ship),
            },
          ],
        },
      ],
    },
  ],
  effects: {
    "borrowed initiative": {
      latest: {
        pilotSkill: (_, { ship: own, effect }, { ship }) =>
          effect && ship === own ? { value: figureIn(effect), since: effect.since } : undefined,
      },
    },
  },
};
