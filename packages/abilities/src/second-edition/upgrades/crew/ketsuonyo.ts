import type { Card } from "../../../language/card.ts";
import { both, enemy, type ShipWhen, within } from "../../../language/when.ts";
import { inFiringArc } from "../../../language/when-firing.ts";

const KEEPS = "keeps its tractor tokens";
const isTractored: ShipWhen = (_, { tokens }) => tokens.tractor > 0;

export const ketsuonyo: Card = {
  card: "upgrade:ketsuonyo",
  title: "Ketsu Onyo",
  triggers: [
    {
      at: "startOfEnd",
      may: [
        {
          verb: "choose ship",
          among: both(enemy, within(0, 2), inFiringArc, isTractored),
          does: [{ verb: "lasting", effect: KEEPS, until: "phase", who: "chosen" }],
        },
      ],
    },
  ],
  effects: {
    [KEEPS]: { permissions: { keepToken: (_, self, { ship, token }) => (ship === self.ship && token === "tractor" ? true : undefined) } },
  },
};
