import type { Card } from "../../language/card.ts";
import { all, both, enemy, maneuverWas, toThisShip, within } from "../../language/when.ts";
import { HEEDS_COLOUR } from "../dials.ts";

export const k4securitydroid: Card = {
  card: "upgrade:k4securitydroid",
  title: "K4 Security Droid",
  permissions: HEEDS_COLOUR,
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, maneuverWas("green")),
      may: [{ verb: "choose ship", among: both(enemy, within(1, 3)), does: [{ verb: "lock", on: "chosen" }] }],
    },
  ],
};
