import type { Card } from "../../../language/card.ts";
import { all, both, other, toThisShip, within } from "../../../language/when.ts";
import { flownIn } from "../../../language/when-firing.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

export const fourLom: Card = {
  card: "pilot:4lom",
  title: "4-LOM",
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, flownIn("red")), must: [{ verb: "gain", token: "calculate" }] },
    { at: "startOfEnd", may: [{ verb: "choose ship", among: both(other, within(0, 1)), does: [{ verb: "transfer", token: "stress" }] }] },
  ],
};
