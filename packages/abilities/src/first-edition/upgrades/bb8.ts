import type { Card } from "../../language/card.ts";
import { all, maneuverWas, toThisShip } from "../../language/when.ts";

export const bb8: Card = {
  card: "upgrade:bb8",
  title: "BB-8",
  triggers: [{ at: "dialRevealed", when: all(toThisShip, maneuverWas("green")), may: [{ verb: "free action", names: ["barrel-roll"] }] }],
};
