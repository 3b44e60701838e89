import type { Card } from "../../../language/card.ts";

export const ioncannonbattery: Card = {
  card: "upgrade:ioncannonbattery",
  title: "Ion Cannon Battery",
  weapon: {
    energy: 2,
    ifItHits: [
      { verb: "suffer", crits: 1, who: "defender" },
      { verb: "gain", token: "ion", who: "defender" },
    ],
  },
};
