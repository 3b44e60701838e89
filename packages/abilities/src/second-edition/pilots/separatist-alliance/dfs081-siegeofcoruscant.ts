import type { Card } from "../../../language/card.ts";

export const dfs081Siegeofcoruscant: Card = {
  card: "pilot:dfs081-siegeofcoruscant",
  title: "DFS-081",
  dice: [
    {
      dice: "attack",
      as: "defender",
      may: [{ verb: "spend charge" }, { verb: "spend", token: "calculate" }, { verb: "cancel", dice: "attack", face: "crit", count: 1 }],
    },
  ],
};
