import type { Card } from "../../../language/card.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { flownIn } from "../../../language/when-firing.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

export const nightbeast: Card = {
  card: "pilot:nightbeast",
  title: "“Night Beast”",
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, flownIn("blue")), may: [{ verb: "free action", names: ["focus"] }] },
  ],
};
