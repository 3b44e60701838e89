import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";

export const insatiableworrt: Card = {
  card: "upgrade:insatiableworrt",
  title: "Insatiable Worrt",
  triggers: [{ at: "actionPerformed", when: all(toThisShip, actionIs("recover")), must: [{ verb: "gain energy", amount: 3 }] }],
};
