import type { Card } from "../../../language/card.ts";
import { both, isStressedShip, within } from "../../../language/when.ts";

export const slicertools: Card = {
  card: "upgrade:slicertools",
  title: "Slicer Tools",
  action: {
    does: [
      {
        verb: "choose ships",
        among: both(isStressedShip, within(1, 3)),
        most: Number.POSITIVE_INFINITY,
        does: [
          { verb: "spend energy", amount: 1 },
          { verb: "suffer", hits: 1, who: "chosen" },
        ],
      },
    ],
  },
};
