import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";

export const mausmonareBattleoverendor: Card = {
  card: "pilot:mausmonare-battleoverendor",
  title: "Maus Monare",
  triggers: [{ at: "actionPerformed", when: all(toThisShip, actionIs("evade")), must: [{ verb: "gain", token: "calculate" }] }],
};
