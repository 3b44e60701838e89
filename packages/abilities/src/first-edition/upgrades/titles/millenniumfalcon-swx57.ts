import type { Card } from "../../../language/card.ts";
import { all, isUnstressed, maneuverIs, toThisShip, touchesNobody } from "../../../language/when.ts";

export const millenniumfalconSwx57: Card = {
  card: "upgrade:millenniumfalcon-swx57",
  title: "Millennium Falcon",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, maneuverIs(["bank"], 3, 3), touchesNobody, isUnstressed),
      may: [{ verb: "gain", token: "stress" }, { verb: "turn round" }],
    },
  ],
};
