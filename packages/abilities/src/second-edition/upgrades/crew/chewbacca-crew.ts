import type { Card } from "../../../language/card.ts";

export const chewbaccacrew: Card = {
  card: "upgrade:chewbacca-crew",
  title: "Chewbacca",
  triggers: [
    {
      at: "startOfEnd",
      may: [
        { verb: "spend", token: "focus" },
        { verb: "repair", kind: "faceup" },
      ],
    },
  ],
};
