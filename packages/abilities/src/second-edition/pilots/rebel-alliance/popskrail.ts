import type { Card } from "../../../card.ts";
import { all, both, friendly, toThisShip, within } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";
import { flownIn } from "../../when-firing.ts";

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
