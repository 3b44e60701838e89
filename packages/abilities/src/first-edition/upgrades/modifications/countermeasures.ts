import type { Card } from "../../../language/card.ts";

export const countermeasures: Card = {
  card: "upgrade:countermeasures",
  title: "Countermeasures",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        { verb: "discard this card" },
        { verb: "lasting", effect: "agility", until: "round", value: 1 },
        { verb: "also", does: [{ verb: "remove enemy lock", orNone: true }] },
      ],
    },
  ],
};
