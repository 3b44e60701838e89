import type { Card } from "../../../card.ts";
import { all, toThisShip } from "../../../when.ts";
import { fullyExecuted, maneuverIs } from "../../when.ts";

export const ionmaneuveringjetBattleoverendor: Card = {
  card: "upgrade:ionmaneuveringjet-battleoverendor",
  title: "Ion Maneuvering Jet",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted, maneuverIs(["koiogran"], 0, 5)),
      may: [{ verb: "spend charge" }, { verb: "free action", evenStressed: true }],
    },
  ],
};
