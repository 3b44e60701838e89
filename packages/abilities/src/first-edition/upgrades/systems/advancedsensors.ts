import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

export const advancedsensors: Card = {
  card: "upgrade:advancedsensors",
  title: "Advanced Sensors",
  triggers: [{ at: "beforeReveal", when: toThisShip, may: [{ verb: "free action" }, { verb: "skip Perform Action" }] }],
};
