import type { Card } from "../../../card.ts";
import { actionIs, all, toThisShip } from "../../../when.ts";

export const efficientprocessingSwz103: Card = {
  card: "upgrade:efficientprocessing-swz103",
  title: "Efficient Processing",
  triggers: [{ at: "actionPerformed", when: all(toThisShip, actionIs("calculate")), must: [{ verb: "gain", token: "calculate" }] }],
};
