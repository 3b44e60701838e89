import type { Card } from "../../../language/card.ts";
import { both, enemy, hasDial, within } from "../../../language/when.ts";

export const intelligenceagent: Card = {
  card: "upgrade:intelligenceagent",
  title: "Intelligence Agent",
  triggers: [
    {
      at: "startOfActivation",
      may: [{ verb: "choose ship", among: both(enemy, within(1, 2), hasDial), does: [{ verb: "look at dial", who: "chosen" }] }],
    },
  ],
};
