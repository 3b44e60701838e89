import type { Card } from "../../language/card.ts";
import { actionIs, all, toThisShip } from "../../language/when.ts";

/** Gives one extra calculate token after a calculate action. */
export const advancedDroidBrain: Card = {
  card: "ship:Advanced Droid Brain",
  title: "Advanced Droid Brain",
  triggers: [{ at: "actionPerformed", when: all(toThisShip, actionIs("calculate")), must: [{ verb: "gain", token: "calculate" }] }],
};
