import type { Card } from "../../../language/card.ts";
import { within } from "../../../language/when.ts";

export const targetingscrambler: Card = {
  card: "upgrade:targetingscrambler",
  title: "Targeting Scrambler",
  triggers: [
    {
      at: "startOfPlanning",
      may: [
        { verb: "gain", token: "disarm" },
        { verb: "choose ship", among: within(1, 3), does: [{ verb: "condition", id: "scrambled", who: "chosen" }] },
      ],
    },
  ],
};
