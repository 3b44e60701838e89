import type { Card } from "../../../language/card.ts";

export const r5p9: Card = {
  card: "upgrade:r5p9",
  title: "R5-P9",
  triggers: [
    {
      at: "endOfCombat",
      may: [
        { verb: "spend", token: "focus" },
        { verb: "also", does: [{ verb: "recover shield" }] },
      ],
    },
  ],
};
