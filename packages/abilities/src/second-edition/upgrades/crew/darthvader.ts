import { GREEN, isInFiringArc } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { both, type ShipWhen, within } from "../../../language/when.ts";

const inFiringArc: ShipWhen = ({ game, self }, ship) => ship !== self.ship && isInFiringArc(game, self.ship, ship);

/** A chosen ship in the firing arc suffers a hit unless its player removes one of its green tokens. */
export const darthvader: Card = {
  card: "upgrade:darthvader",
  title: "Darth Vader",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        {
          verb: "choose ship",
          among: both(within(0, 2), inFiringArc),
          does: [
            { verb: "spend force" },
            {
              verb: "one of",
              by: "chosen",
              choices: {
                suffer: [{ verb: "suffer", hits: 1, who: "chosen" }],
                token: [{ verb: "remove token", tokens: GREEN, who: "chosen" }],
              },
            },
          ],
        },
      ],
    },
  ],
};
