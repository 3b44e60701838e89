import type { Card } from "../../../language/card.ts";

export const chewbacca: Card = {
  card: "upgrade:chewbacca",
  title: "Chewbacca",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        { verb: "spend charge", count: 2 },
        { verb: "repair", kind: "faceup" },
      ],
    },
  ],
};
