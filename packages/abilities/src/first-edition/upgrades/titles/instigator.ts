import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";

export const instigator: Card = {
  card: "upgrade:instigator",
  title: "Instigator",
  triggers: [{ at: "actionPerformed", when: all(toThisShip, actionIs("recover")), must: [{ verb: "recover shield" }] }],
};
