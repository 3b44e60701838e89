import type { Card } from "../../../card.ts";
import { all, speedWas, toThisShip } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";

export const sigma6Battleofyavin: Card = {
  card: "pilot:sigma6-battleofyavin",
  title: "Sigma 6",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted, speedWas(3, 5)),
      may: [{ verb: "spend charge" }, { verb: "free action", names: ["slam"] }],
    },
  ],
};
