import type { Card } from "../../../language/card.ts";
import { all, maneuverWas, toThisShip } from "../../../language/when.ts";
import { HEEDS_COLOUR } from "../../dials.ts";

export const bb8: Card = {
  card: "upgrade:bb8",
  title: "BB-8",
  permissions: HEEDS_COLOUR,
  triggers: [{ at: "dialRevealed", when: all(toThisShip, maneuverWas("green")), may: [{ verb: "free action", names: ["barrel-roll"] }] }],
};
