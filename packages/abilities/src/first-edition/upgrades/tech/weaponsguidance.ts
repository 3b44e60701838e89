import type { Card } from "../../../language/card.ts";

export const weaponsguidance: Card = {
  card: "upgrade:weaponsguidance",
  title: "Weapons Guidance",
  dice: [
    {
      dice: "attack",
      may: [
        { verb: "spend", token: "focus" },
        { verb: "change", from: "blank", to: "hit" },
      ],
    },
  ],
};
