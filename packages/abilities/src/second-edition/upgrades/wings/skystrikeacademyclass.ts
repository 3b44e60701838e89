import { splitWing } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { isRollOrBoost } from "./moves.ts";
import { protection } from "./protection.ts";

/** All five wingmates may protect the leader. When the leader barrel rolls or boosts, no wingmate follows (2E-WCARD-13). */
export const skystrikeacademyclass: Card = {
  card: "upgrade:skystrikeacademyclass",
  title: "Skystrike Academy Class",
  triggers: [
    protection({ most: 5 }),
    {
      at: "actionPerformed",
      when: ({ self, moment }) => moment.ship === self.ship.id && isRollOrBoost(moment.action),
      must: [{ verb: "apply", what: ({ game, self }) => splitWing(game, self.ship, "leader's roll or boost") }],
    },
  ],
};
