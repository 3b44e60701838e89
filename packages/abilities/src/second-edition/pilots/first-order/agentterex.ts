import type { Card } from "../../../card.ts";
import { both, friendly, type ShipWhen, upgradesOf } from "../../../when.ts";
import { handOverOne } from "../galactic-republic/knack.ts";

const FIGHTERS: readonly string[] = ["tiefofighter", "tiesffighter"];
const isFighter: ShipWhen = ({ game }, ship) => FIGHTERS.includes(game.factsOf(ship).type.id);

/** One card a fighter. */
export const agentterex: Card = {
  card: "pilot:agentterex",
  title: "Agent Terex",
  handsOver: "illicit",
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
