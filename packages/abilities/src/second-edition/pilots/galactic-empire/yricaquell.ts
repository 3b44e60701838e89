import type { Card } from "../../../card.ts";
import { all, both, enemy, toThisShip } from "../../../when.ts";
import { lockInReach } from "../../upgrades/locking.ts";
import { fullyExecuted, inArcOfThisShip } from "../../when.ts";

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
