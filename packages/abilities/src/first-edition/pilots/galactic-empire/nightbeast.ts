import type { Card } from "../../../language/card.ts";
import { all, maneuverWas, toThisShip } from "../../../language/when.ts";
import { HEEDS_COLOUR } from "../../dials.ts";

export const nightbeast: Card = {
  card: "pilot:nightbeast",
  title: "“Night Beast”",
  permissions: HEEDS_COLOUR,
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, maneuverWas("green")), may: [{ verb: "free action", names: ["focus"] }] }],
};
