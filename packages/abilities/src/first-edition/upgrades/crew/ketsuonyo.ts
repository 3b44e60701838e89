import type { Card } from "../../../language/card.ts";
import { both, enemy, inArcAt, type ShipWhen } from "../../../language/when.ts";

const KEEPS = "keeps its tractor beam tokens";
const hasTractorToken: ShipWhen = (_, { tokens }) => tokens.tractor > 0;

export const ketsuonyoCrew: Card = {
  card: "upgrade:ketsuonyo",
  title: "Ketsu Onyo",
  triggers: [
    {
      at: "startOfEnd",
      may: [
        {
          verb: "choose ship",
          among: both(enemy, inArcAt(1, 2), hasTractorToken),
          does: [{ verb: "lasting", effect: KEEPS, until: "phase", who: "chosen" }],
        },
      ],
    },
  ],
  effects: {
    [KEEPS]: { permissions: { keepToken: (_, self, { ship, token }) => (ship === self.ship && token === "tractor" ? true : undefined) } },
  },
};
