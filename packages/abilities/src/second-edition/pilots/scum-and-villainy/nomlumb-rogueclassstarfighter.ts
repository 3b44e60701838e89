import { pilotSkill } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import { both, enemy } from "../../../when.ts";
import { inArcOfThisShip } from "../../when.ts";

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
          effect && ship === own ? { value: effect.value, since: effect.since } : undefined,
      },
    },
  },
};
