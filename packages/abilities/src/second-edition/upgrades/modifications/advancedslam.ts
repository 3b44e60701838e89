import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";
import { WHITE_OF_BAR_AS_RED } from "../white-as-red.ts";

export const advancedslam: Card = {
  card: "upgrade:advancedslam",
  title: "Advanced SLAM",
  triggers: [{ at: "actionPerformed", when: all(toThisShip, actionIs("slam"), fullyExecuted), may: [WHITE_OF_BAR_AS_RED] }],
};
