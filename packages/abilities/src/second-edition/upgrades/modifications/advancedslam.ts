import type { Card } from "../../../card.ts";
import { actionIs, all, toThisShip } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";
import { WHITE_OF_BAR_AS_RED } from "../white-as-red.ts";

export const advancedslam: Card = {
  card: "upgrade:advancedslam",
  title: "Advanced SLAM",
  triggers: [{ at: "actionPerformed", when: all(toThisShip, actionIs("slam"), fullyExecuted), may: [WHITE_OF_BAR_AS_RED] }],
};
