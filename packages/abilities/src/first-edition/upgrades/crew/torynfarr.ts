import type { Card } from "../../../language/card.ts";
import { both, enemy, type ShipWhen, within } from "../../../language/when.ts";

const hasSomething: ShipWhen = (_, { tokens, locks }) => tokens.focus + tokens.evade + locks.length > 0;

export const torynfarr: Card = {
  card: "upgrade:torynfarr",
  title: "Toryn Farr",
  action: {
    does: [
      {
        verb: "choose ships",
        among: both(enemy, within(1, 2), hasSomething),
        most: Number.POSITIVE_INFINITY,
        does: [
          { verb: "spend energy", amount: 1 },
          { verb: "also", does: [{ verb: "lose all", tokens: ["focus", "evade"], who: "chosen" }] },
          { verb: "also", does: [{ verb: "lose locks", who: "chosen" }] },
        ],
      },
    ],
  },
};
