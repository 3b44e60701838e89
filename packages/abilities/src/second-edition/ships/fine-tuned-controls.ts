import type { Card } from "../../language/card.ts";
import { all, toThisShip } from "../../language/when.ts";
import { fullyExecuted } from "../../language/when-second-edition.ts";

export const fineTunedControls: Card = {
  card: "ship:Fine-tuned Controls",
  title: "Fine-tuned Controls",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted),
      may: [{ verb: "spend force" }, { verb: "free action", names: ["boost", "barrel-roll"] }],
    },
  ],
};
