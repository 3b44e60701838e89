import type { Card } from "../../../language/card.ts";
import { actionIs, all, both, other, toThisShip, within } from "../../../language/when.ts";
import { inArcOfThisShip } from "../../../language/when-second-edition.ts";

export const dread: Card = {
  card: "pilot:dread",
  title: "“Dread”",
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("reload")),
      must: [
        {
          verb: "each ship",
          among: both(other, within(0, 3), inArcOfThisShip("bullseye")),
          does: [{ verb: "gain", token: "deplete", who: "chosen" }],
        },
      ],
    },
  ],
};
