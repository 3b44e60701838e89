import type { Card } from "../../../language/card.ts";
import { ownUpgrades } from "../../../language/lending.ts";
import { both, friendly, upgradesOf } from "../../../language/when.ts";
import { handOverOne } from "../galactic-republic/knack.ts";
import { isFighter } from "./phrases.ts";

/** Each fighter gets at most one card. */
export const agentterex: Card = {
  card: "pilot:agentterex",
  title: "Agent Terex",
  lends: ownUpgrades("illicit"),
  triggers: [
    {
      at: "afterForces",
      may: [
        {
          verb: "choose ships",
          among: both(friendly, isFighter),
          most: ({ game, self }) => upgradesOf(game, self.ship, "illicit").length,
          does: [handOverOne("illicit")],
        },
      ],
    },
  ],
};
