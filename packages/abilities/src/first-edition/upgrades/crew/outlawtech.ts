import type { Card } from "../../../language/card.ts";
import { all, maneuverWas, toThisShip } from "../../../language/when.ts";

export const outlawtech: Card = {
  card: "upgrade:outlawtech",
  title: "Outlaw Tech",
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, maneuverWas("red")), may: [{ verb: "gain", token: "focus" }] }],
};
