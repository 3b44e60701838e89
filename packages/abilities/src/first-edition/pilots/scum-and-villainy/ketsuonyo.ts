import type { Card } from "../../../language/card.ts";
import { both, inMobileArc, within } from "../../../language/when.ts";
import { inArcOfThisShip } from "../../../language/when-second-edition.ts";

export const ketsuonyo: Card = {
  card: "pilot:ketsuonyo",
  title: "Ketsu Onyo",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        {
          verb: "choose ship",
          among: both(within(1), inArcOfThisShip("front"), inMobileArc),
          does: [{ verb: "gain", token: "tractor", who: "chosen" }],
        },
      ],
    },
  ],
};
