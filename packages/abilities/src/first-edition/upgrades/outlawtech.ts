import type { Card } from "../../card.ts";
import { all, maneuverWas, toThisShip } from "../../when.ts";

export const outlawtech: Card = {
  card: "upgrade:outlawtech",
  title: "Outlaw Tech",
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, maneuverWas("red")), may: [{ verb: "gain", token: "focus" }] }],
};
