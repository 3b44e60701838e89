import type { Card } from "../../../language/card.ts";

export const tibannareserves: Card = {
  card: "upgrade:tibannareserves",
  title: "Tibanna Reserves",
  action: {
    does: [
      { verb: "spend charge", count: 1 },
      { verb: "gain energy", amount: 2 },
    ],
  },
};
