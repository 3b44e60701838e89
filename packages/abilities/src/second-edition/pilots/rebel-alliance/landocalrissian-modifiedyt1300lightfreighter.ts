import type { Card } from "../../../language/card.ts";
import { all, both, friendly, toThisShip, within } from "../../../language/when.ts";
import { flownIn } from "../../../language/when-firing.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

export const landocalrissianModifiedyt1300lightfreighter: Card = {
  card: "pilot:landocalrissian-modifiedyt1300lightfreighter",
  title: "Lando Calrissian",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted, flownIn("blue")),
      may: [{ verb: "choose ship", among: both(friendly, within(0, 3)), does: [{ verb: "free action", who: "chosen" }] }],
    },
  ],
};
