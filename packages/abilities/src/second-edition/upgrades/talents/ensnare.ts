import { isTractored } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { both, other, within } from "../../../language/when.ts";
import { inTurretArc } from "../attacked.ts";

/** While tractored, the ship can pass a tractor token to a ship in its turret arc. */
export const ensnare: Card = {
  card: "upgrade:ensnare",
  title: "Ensnare",
  triggers: [
    {
      at: "endOfActivation",
      when: ({ game, self }) => isTractored(game, self.ship),
      may: [
        {
          verb: "choose ship",
          among: both(other, within(0, 1), inTurretArc),
          does: [{ verb: "transfer", token: "tractor" }],
        },
      ],
    },
  ],
};
