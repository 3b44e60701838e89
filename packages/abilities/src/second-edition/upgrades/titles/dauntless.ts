import type { Card } from "../../../language/card.ts";
import { all, not, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";
import { WHITE_AS_RED } from "../white-as-red.ts";

export const dauntless: Card = {
  card: "upgrade:dauntless",
  title: "Dauntless",
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, not(fullyExecuted)), may: [WHITE_AS_RED] }],
};
