import type { Card } from "../../../language/card.ts";
import { both, enemy, isTouched } from "../../../language/when.ts";

export const chopper: Card = {
  card: "pilot:chopper",
  title: "“Chopper”",
  triggers: [
    {
      at: "startOfCombat",
      must: [{ verb: "each ship", among: both(enemy, isTouched), does: [{ verb: "gain", token: "stress", who: "chosen" }] }],
    },
  ],
};
