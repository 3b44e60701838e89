import type { Card } from "../../../language/card.ts";
import { all, both, friendly, toThisShip, within } from "../../../language/when.ts";
import { flownIn } from "../../../language/when-firing.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

export const popskrail: Card = {
  card: "pilot:popskrail",
  title: "“Pops” Krail",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted, flownIn("white")),
      may: [{ verb: "choose ship", among: both(friendly, within(0, 1)), does: [{ verb: "free action", names: ["focus"], who: "chosen" }] }],
    },
  ],
};
