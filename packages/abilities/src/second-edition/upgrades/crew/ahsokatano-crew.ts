import type { Card } from "../../../language/card.ts";
import { all, both, friendly, toThisShip, within } from "../../../language/when.ts";
import { fullyExecuted, inArcOfThisShip } from "../../../language/when-second-edition.ts";

/** After a maneuver in full, for one Force, a friend behind it focuses, stressed or not. */
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
