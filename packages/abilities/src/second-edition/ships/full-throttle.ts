import type { Card } from "../../language/card.ts";
import { all, speedWas, toThisShip } from "../../language/when.ts";
import { fullyExecuted } from "../../language/when-second-edition.ts";

export const fullThrottle: Card = {
  card: "ship:Full Throttle",
  title: "Full Throttle",
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, speedWas(3, 5)), may: [{ verb: "free action", names: ["evade"] }] },
  ],
};
