import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";

export const kickbackSiegeofcoruscant: Card = {
  card: "pilot:kickback-siegeofcoruscant",
  title: "“Kickback”",
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("barrel-roll")),
      may: [
        {
          verb: "one of",
          choices: {
            red: [{ verb: "free action", names: ["lock"], colour: "red" }],
            white: [
              { verb: "gain", token: "strain" },
              { verb: "free action", names: ["lock"] },
            ],
          },
        },
      ],
    },
  ],
};
