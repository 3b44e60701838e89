import type { Card } from "../../../language/card.ts";
import { all, overlappedNothing, speedWas, toThisShip } from "../../../language/when.ts";

export const tiex7: Card = {
  card: "upgrade:tiex7",
  title: "TIE/x7",
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, speedWas(3, 5), overlappedNothing), may: [{ verb: "free action", names: ["evade"] }] },
  ],
};
