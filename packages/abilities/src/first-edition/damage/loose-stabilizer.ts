import type { Card } from "../../language/card.ts";
import { all, maneuverWas, toThisShip } from "../../language/when.ts";
import { HEEDS_COLOUR } from "../dials.ts";
import { ACTION_TURNS_IT } from "./phrases.ts";

export const looseStabilizer: Card = {
  card: "damage:core-tfa/Loose Stabilizer",
  title: "Loose Stabilizer",
  permissions: HEEDS_COLOUR,
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, maneuverWas("white")), must: [{ verb: "gain", token: "stress" }] }],
  action: ACTION_TURNS_IT,
};
