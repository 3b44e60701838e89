import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

export const constructiondroid: Card = {
  card: "upgrade:constructiondroid",
  title: "Construction Droid",
  triggers: [
    {
      at: "recovering",
      when: toThisShip,
      may: [
        { verb: "spend energy", amount: 1 },
        { verb: "discard damage", faceup: false },
      ],
    },
  ],
};
