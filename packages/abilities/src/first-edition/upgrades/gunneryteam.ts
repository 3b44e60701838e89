import type { Card } from "../../card.ts";
import { withSecondary } from "../../when.ts";

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
