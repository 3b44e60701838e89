import type { Card } from "../../language/card.ts";
import type { When } from "../../language/scene.ts";
import { all, speedWas, toThisShip } from "../../language/when.ts";

const touchesNobody: When = ({ self }) => self.ship.touching.length === 0;

export const snapwexley: Card = {
  card: "pilot:snapwexley",
  title: "Snap Wexley",
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, speedWas(2, 4), touchesNobody), may: [{ verb: "free action", names: ["boost"] }] },
  ],
};
