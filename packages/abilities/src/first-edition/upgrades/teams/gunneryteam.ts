import type { Card } from "../../../language/card.ts";
import { withSecondary } from "../../../language/when.ts";

export const gunneryteam: Card = {
  card: "upgrade:gunneryteam",
  title: "Gunnery Team",
  dice: [
    {
      dice: "attack",
      once: "a round",
      when: withSecondary,
      may: [
        { verb: "spend energy", amount: 1 },
        { verb: "change", from: "blank", to: "hit" },
      ],
    },
  ],
};
