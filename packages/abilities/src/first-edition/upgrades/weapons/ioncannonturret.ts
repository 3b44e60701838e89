import type { Card } from "../../../language/card.ts";

export const ioncannonturret: Card = {
  card: "upgrade:ioncannonturret",
  title: "Ion Cannon Turret",
  weapon: {
    ifItHits: [
      { verb: "suffer", hits: 1, who: "defender" },
      { verb: "gain", token: "ion", who: "defender" },
    ],
  },
};
