import type { Card } from "../../card.ts";
import { all, toThisShip } from "../../when.ts";
import { fullyExecuted } from "../when.ts";

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
