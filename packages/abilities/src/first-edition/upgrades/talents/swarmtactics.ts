import { pilotSkill } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { both, friendly, other, within } from "../../../language/when.ts";

export const swarmtactics: Card = {
  card: "upgrade:swarmtactics",
  title: "Swarm Tactics",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        {
          verb: "choose ship",
          among: both(other, friendly, within(1)),
          does: [
            {
              verb: "lasting",
              effect: "pilot skill",
              until: "phase",
              who: "chosen",
              value: ({ game, self }) => pilotSkill(game, self.ship),
            },
          ],
        },
      ],
    },
  ],
};
