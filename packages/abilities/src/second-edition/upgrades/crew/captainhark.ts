import type { Card } from "../../../language/card.ts";
import { all, lacks, toThisShip } from "../../../language/when.ts";
import { flownIn } from "../../../language/when-firing.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

export const captainhark: Card = {
  card: "upgrade:captainhark",
  title: "Captain Hark",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted, flownIn("red"), lacks("this ship", "focus")),
      may: [{ verb: "spend charge" }, { verb: "gain", token: "focus" }],
    },
  ],
};
