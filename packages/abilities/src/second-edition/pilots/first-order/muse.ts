import type { Card } from "../../../language/card.ts";
import { both, friendly, within } from "../../../language/when.ts";

export const muse: Card = {
  card: "pilot:muse",
  title: "“Muse”",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        { verb: "choose ship", among: both(friendly, within(0, 1)), does: [{ verb: "remove token", tokens: ["stress"], who: "chosen" }] },
      ],
    },
  ],
};
