import type { Card } from "../../../language/card.ts";
import { all, both, enemy, toThisShip } from "../../../language/when.ts";
import { fullyExecuted, inArcOfThisShip } from "../../../language/when-second-edition.ts";
import { lockInReach } from "../../upgrades/locking.ts";

export const yricaquell: Card = {
  card: "pilot:yricaquell",
  title: "Yrica Quell",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted),
      may: [{ verb: "choose ship", among: both(enemy, inArcOfThisShip("bullseye")), does: [lockInReach("chosen")] }],
    },
  ],
};
