import type { Card } from "../../../language/card.ts";
import { all, maneuverIs, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

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
