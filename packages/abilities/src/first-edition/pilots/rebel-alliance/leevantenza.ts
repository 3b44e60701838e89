import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";

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
