import type { Card } from "../../../language/card.ts";

export const lattsrazziCrew: Card = {
  card: "upgrade:lattsrazzi",
  title: "Latts Razzi",
  dice: [
    {
      dice: "defense",
      may: [
        { verb: "remove token", tokens: ["stress"], who: "attacker" },
        { verb: "add", face: "evade" },
      ],
    },
  ],
};
