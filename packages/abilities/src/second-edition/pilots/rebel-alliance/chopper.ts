import type { Card } from "../../../language/card.ts";
import { both, enemy, within } from "../../../language/when.ts";

export const chopper: Card = {
  card: "pilot:chopper",
  title: "“Chopper”",
  triggers: [
    {
      at: "startOfCombat",
      must: [{ verb: "each ship", among: both(enemy, within(0)), does: [{ verb: "gain", token: "jam", count: 2, who: "chosen" }] }],
    },
  ],
};
