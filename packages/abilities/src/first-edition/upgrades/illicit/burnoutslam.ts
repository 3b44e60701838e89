import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";

/** The card data contains the action that the card adds. */
export const burnoutslam: Card = {
  card: "upgrade:burnoutslam",
  title: "Burnout SLAM",
  triggers: [{ at: "actionPerformed", when: all(toThisShip, actionIs("slam")), must: [{ verb: "discard this card" }] }],
};
