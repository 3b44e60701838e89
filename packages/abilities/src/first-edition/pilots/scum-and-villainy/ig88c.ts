import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";

export const ig88c: Card = {
  card: "pilot:ig88c",
  title: "IG-88C",
  triggers: [{ at: "actionPerformed", when: all(toThisShip, actionIs("boost")), may: [{ verb: "free action", names: ["evade"] }] }],
};
