import type { Card } from "../../../language/card.ts";

export const ioncannon: Card = {
  card: "upgrade:ioncannon",
  title: "Ion Cannon",
  weapon: {
    ifItHits: [
      { verb: "suffer", hits: 1, who: "defender" },
      { verb: "gain", token: "ion", who: "defender" },
    ],
  },
};
