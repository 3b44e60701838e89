import { enemiesOf, isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

export const soontirfel: Card = {
  card: "pilot:soontirfel",
  title: "Soontir Fel",
  triggers: [
    {
      at: "startOfCombat",
      when: ({ game, self: { ship } }) => enemiesOf(game, ship).some((foe) => isInArcOf(game, ship, "bullseye", foe)),
      must: [{ verb: "gain", token: "focus" }],
    },
  ],
};
