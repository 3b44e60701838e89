import type { Card } from "../../../language/card.ts";
import { both, friendly, within } from "../../../language/when.ts";

export const kitfisto: Card = {
  card: "upgrade:kitfisto",
  title: "Kit Fisto",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        {
          verb: "choose ship",
          among: both(friendly, within(0, 1)),
          does: [{ verb: "spend force" }, { verb: "free action", names: ["evade"], colour: "red", who: "chosen" }],
        },
      ],
    },
  ],
};
