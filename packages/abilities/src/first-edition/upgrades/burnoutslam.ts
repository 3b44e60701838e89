import type { Card } from "../../language/card.ts";
import { actionIs, all, toThisShip } from "../../language/when.ts";

/** The action is data. */
export const burnoutslam: Card = {
  card: "upgrade:burnoutslam",
  title: "Burnout SLAM",
  triggers: [{ at: "actionPerformed", when: all(toThisShip, actionIs("slam")), must: [{ verb: "discard this card" }] }],
};
