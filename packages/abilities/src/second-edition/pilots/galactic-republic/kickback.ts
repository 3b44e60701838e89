import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";

export const kickback: Card = {
  card: "pilot:kickback",
  title: "“Kickback”",
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("barrel-roll")),
      may: [{ verb: "free action", names: ["lock"], colour: "red" }],
    },
  ],
};
