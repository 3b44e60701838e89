import type { Card } from "../../../language/card.ts";
import { both, friendly, within } from "../../../language/when.ts";

export const ahsokatano: Card = {
  card: "pilot:ahsokatano",
  title: "Ahsoka Tano",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        { verb: "spend", token: "focus" },
        { verb: "choose ship", among: both(friendly, within(1)), does: [{ verb: "free action", who: "chosen" }] },
      ],
    },
  ],
};
