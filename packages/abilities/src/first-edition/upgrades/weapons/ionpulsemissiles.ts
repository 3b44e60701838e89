import type { Card } from "../../../language/card.ts";

export const ionpulsemissiles: Card = {
  card: "upgrade:ionpulsemissiles",
  title: "Ion Pulse Missiles",
  weapon: {
    needs: "lock",
    spends: ["card"],
    ifItHits: [
      { verb: "suffer", hits: 1, who: "defender" },
      { verb: "gain", token: "ion", count: 2, who: "defender" },
    ],
  },
};
