import type { Card } from "../../../card.ts";
import { all, toThisShip } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";
import { flownIn } from "../../when-firing.ts";

export const r4p17: Card = {
  card: "upgrade:r4p17",
  title: "R4-P17",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted, flownIn("red")),
      may: [{ verb: "spend charge" }, { verb: "free action", evenStressed: true }],
    },
  ],
};
