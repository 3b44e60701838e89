import type { Card } from "../../../language/card.ts";
import { all, maneuverWas, toThisShip } from "../../../language/when.ts";
import { HEEDS_COLOUR } from "../../dials.ts";

export const k4securitydroid: Card = {
  card: "upgrade:k4securitydroid",
  title: "K4 Security Droid",
  permissions: HEEDS_COLOUR,
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, maneuverWas("green")),
      may: [{ verb: "acquire lock" }],
    },
  ],
};
