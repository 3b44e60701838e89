import type { Card } from "../../card.ts";
import { all, speedWas, toThisShip } from "../../when.ts";
import { fullyExecuted } from "../when.ts";

export const fullThrottle: Card = {
  card: "ship:Full Throttle",
  title: "Full Throttle",
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, speedWas(3, 5)), may: [{ verb: "free action", names: ["evade"] }] },
  ],
};
