import type { Card } from "../../language/card.ts";
import { all, lacks, toThisShip } from "../../language/when.ts";
import { fullyExecuted } from "../../language/when-second-edition.ts";

export const fineTunedThrusters: Card = {
  card: "ship:Fine-Tuned Thrusters",
  title: "Fine-Tuned Thrusters",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted, lacks("this ship", "deplete", "strain")),
      may: [
        { verb: "one of", choices: { deplete: [{ verb: "gain", token: "deplete" }], strain: [{ verb: "gain", token: "strain" }] } },
        { verb: "free action", names: ["lock", "barrel-roll"] },
      ],
    },
  ],
};
