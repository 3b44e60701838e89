import type { Card } from "../../card.ts";
import { actionIs, all, toThisShip } from "../../when.ts";

export const leevantenza: Card = {
  card: "pilot:leevantenza",
  title: "Leevan Tenza",
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("boost")),
      may: [
        { verb: "gain", token: "stress" },
        { verb: "gain", token: "evade" },
      ],
    },
  ],
};
