import type { Card } from "../../../language/card.ts";
import { all, maneuverWas, toThisShip } from "../../../language/when.ts";
import { HEEDS_COLOUR } from "../../dials.ts";

export const r2d2: Card = {
  card: "upgrade:r2d2",
  title: "R2-D2",
  permissions: HEEDS_COLOUR,
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, maneuverWas("green")), may: [{ verb: "recover shield" }] }],
};
