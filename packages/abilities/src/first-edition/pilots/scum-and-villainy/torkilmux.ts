import type { Card } from "../../../language/card.ts";
import { both, enemy, within } from "../../../language/when.ts";

export const torkilmux: Card = {
  card: "pilot:torkilmux",
  title: "Torkil Mux",
  triggers: [
    {
      at: "endOfActivation",
      must: [
        {
          verb: "choose ship",
          among: both(enemy, within(1, 2)),
          does: [{ verb: "lasting", effect: "pilot skill", until: "combat", who: "chosen", value: 0 }],
        },
      ],
    },
  ],
};
