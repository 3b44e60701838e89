import type { Card } from "../../../card.ts";
import { actionIs, all, both, other, toThisShip, within } from "../../../when.ts";
import { inArcOfThisShip } from "../../when.ts";

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
