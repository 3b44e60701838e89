import type { Card } from "../../../language/card.ts";
import { both, friendly, toThisShip, within } from "../../../language/when.ts";
import { inFiringArc } from "../../../language/when-firing.ts";

/** After a maneuver, the ship spends one Force so that a friendly ship in its firing arc can focus, even while stressed. */
export const ahsokatano: Card = {
  card: "upgrade:ahsokatano",
  title: "Ahsoka Tano",
  triggers: [
    {
      at: "maneuverExecuted",
      when: toThisShip,
      may: [
        { verb: "spend force" },
        {
          verb: "choose ship",
          among: both(friendly, within(1, 3), inFiringArc),
          does: [{ verb: "free action", names: ["focus"], colour: "red", evenStressed: true, who: "chosen" }],
        },
      ],
    },
  ],
};
