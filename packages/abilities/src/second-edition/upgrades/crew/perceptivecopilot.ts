import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";

export const perceptivecopilot: Card = {
  card: "upgrade:perceptivecopilot",
  title: "Perceptive Copilot",
  triggers: [{ at: "actionPerformed", when: all(toThisShip, actionIs("focus")), must: [{ verb: "gain", token: "focus" }] }],
};
