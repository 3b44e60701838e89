import type { Card } from "../../language/card.ts";
import { all, maneuverWas, toThisShip } from "../../language/when.ts";
import { ACTION_TURNS_IT } from "./phrases.ts";

export const looseStabilizer: Card = {
  card: "damage:core-tfa/Loose Stabilizer",
  title: "Loose Stabilizer",
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, maneuverWas("white")), must: [{ verb: "gain", token: "stress" }] }],
  action: ACTION_TURNS_IT,
};
