import type { Card } from "../../../language/card.ts";
import { all, speedWas, toThisShip, touchesNobody } from "../../../language/when.ts";

export const snapwexley: Card = {
  card: "pilot:snapwexley",
  title: "“Snap” Wexley",
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, speedWas(2, 4), touchesNobody), may: [{ verb: "free action", names: ["boost"] }] },
  ],
};
