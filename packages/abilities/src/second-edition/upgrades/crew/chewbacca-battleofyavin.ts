import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";

export const chewbaccabattleofyavin: Card = {
  card: "upgrade:chewbacca-battleofyavin",
  title: "Chewbacca",
  triggers: [{ at: "actionPerformed", when: all(toThisShip, actionIs("evade")), may: [{ verb: "gain", token: "focus" }] }],
};
