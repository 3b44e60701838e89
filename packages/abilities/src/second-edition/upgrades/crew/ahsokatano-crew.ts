import type { Card } from "../../../language/card.ts";
import { all, both, friendly, toThisShip, within } from "../../../language/when.ts";
import { fullyExecuted, inArcOfThisShip } from "../../../language/when-second-edition.ts";

/** After a fully executed maneuver, the ship spends one Force so that a friendly ship behind it can focus, even while stressed. */
export const ahsokatanocrew: Card = {
  card: "upgrade:ahsokatano-crew",
  title: "Ahsoka Tano",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted),
      may: [
        { verb: "spend force" },
        {
          verb: "choose ship",
          among: both(friendly, within(1, 2), inArcOfThisShip("fullRear")),
          does: [{ verb: "free action", names: ["focus"], colour: "red", evenStressed: true, who: "chosen" }],
        },
      ],
    },
  ],
};
