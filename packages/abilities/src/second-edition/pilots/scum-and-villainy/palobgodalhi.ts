import { TAKE_FOCUS_OR_EVADE } from "../../../both-editions/tokens-moved.ts";
import type { Card } from "../../../language/card.ts";
import { both, enemy, within } from "../../../language/when.ts";
import { inFiringArc } from "../../../language/when-firing.ts";

export const palobgodalhi: Card = {
  card: "pilot:palobgodalhi",
  title: "Palob Godalhi",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        {
          verb: "choose ship",
          among: both(enemy, inFiringArc, within(0, 2)),
          does: [TAKE_FOCUS_OR_EVADE],
        },
      ],
    },
  ],
};
