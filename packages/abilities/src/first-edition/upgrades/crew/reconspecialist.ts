import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";

export const reconspecialist: Card = {
  card: "upgrade:reconspecialist",
  title: "Recon Specialist",
  triggers: [{ at: "actionPerformed", when: all(toThisShip, actionIs("focus")), must: [{ verb: "gain", token: "focus" }] }],
};
