import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";
import { WHITE_AS_RED } from "../../upgrades/white-as-red.ts";

export const poedameron: Card = {
  card: "pilot:poedameron",
  title: "Poe Dameron",
  triggers: [{ at: "actionPerformed", when: toThisShip, may: [{ verb: "spend charge" }, WHITE_AS_RED] }],
};
