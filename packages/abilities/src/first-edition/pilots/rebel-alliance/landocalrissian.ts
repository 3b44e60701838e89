import type { Card } from "../../../language/card.ts";
import { all, both, friendly, maneuverWas, other, toThisShip, within } from "../../../language/when.ts";
import { HEEDS_COLOUR } from "../../dials.ts";

export const landocalrissian: Card = {
  card: "pilot:landocalrissian",
  title: "Lando Calrissian",
  permissions: HEEDS_COLOUR,
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, maneuverWas("green")),
      may: [
        { verb: "choose ship", among: both(other, friendly, within(1)), does: [{ verb: "free action", who: "chosen", barOnly: true }] },
      ],
    },
  ],
};
