import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";
import { ORANGE_AND_RED } from "../../upgrades/phrases.ts";

export const juljerjerrod: Card = {
  card: "pilot:juljerjerrod",
  title: "Jul Jerjerrod",
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("boost")),
      may: [{ verb: "spend charge" }, { verb: "remove token", tokens: ORANGE_AND_RED }],
    },
  ],
};
