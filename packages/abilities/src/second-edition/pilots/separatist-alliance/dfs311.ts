import type { Card } from "../../../language/card.ts";
import { both, friendly, other, within } from "../../../language/when.ts";

export const dfs311: Card = {
  card: "pilot:dfs311",
  title: "DFS-311",
  triggers: [
    {
      at: "startOfCombat",
      may: [{ verb: "choose ship", among: both(friendly, other, within(0, 3)), does: [{ verb: "transfer", token: "calculate" }] }],
    },
  ],
};
