import type { Card } from "../../../card.ts";
import { all, lacks, toThisShip } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";
import { flownIn } from "../../when-firing.ts";

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
