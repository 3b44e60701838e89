import { figureIn, pilotSkill } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { both, friendly, toThisShip, within } from "../../../language/when.ts";

export const biggsdarklighterBattleofyavin: Card = {
  card: "pilot:biggsdarklighter-battleofyavin",
  title: "Biggs Darklighter",
  triggers: [
    {
      at: "systemPhase",
      when: toThisShip,
      may: [
        {
          verb: "choose ship",
          among: both(friendly, within(1)),
          does: [
            {
              verb: "lasting",
              effect: "initiative until combat",
              until: "round",
              value: ({ game, self, chosen }) => pilotSkill(game, chosen ?? self.ship),
            },
          ],
        },
      ],
    },
  ],
  effects: {
    "initiative until combat": {
      latest: {
        pilotSkill({ state: { cursor } }, { ship: own, effect }, { ship }) {
          const lasts = cursor.phase === "system" || cursor.phase === "activation";
          return effect && lasts && ship === own ? { value: figureIn(effect), since: effect.since } : undefined;
        },
      },
    },
  },
};
