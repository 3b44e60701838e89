import type { Card } from "../../../language/card.ts";
import { all, both, friendly, maneuverWas, other, toThisShip, within } from "../../../language/when.ts";
import { HEEDS_COLOUR } from "../../dials.ts";

export const systemsofficer: Card = {
  card: "upgrade:systemsofficer",
  title: "Systems Officer",
  permissions: HEEDS_COLOUR,
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, maneuverWas("green")),
      must: [
        { verb: "choose ship", among: both(friendly, other, within(1)), does: [{ verb: "acquire lock", who: "chosen", orNone: true }] },
      ],
    },
  ],
};
