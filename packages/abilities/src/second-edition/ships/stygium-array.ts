import type { Card } from "../../language/card.ts";
import { toThisShip } from "../../language/when.ts";

export const stygiumArray: Card = {
  card: "ship:Stygium Array",
  title: "Stygium Array",
  triggers: [
    { at: "decloaked", when: toThisShip, may: [{ verb: "free action", names: ["evade"] }] },
    {
      at: "startOfEnd",
      may: [
        { verb: "spend", token: "evade" },
        { verb: "gain", token: "cloak" },
      ],
    },
  ],
};
