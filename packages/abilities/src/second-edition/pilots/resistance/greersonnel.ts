import type { Card } from "../../../language/card.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

export const greersonnel: Card = {
  card: "pilot:greersonnel",
  title: "Greer Sonnel",
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, fullyExecuted), may: [{ verb: "rotate" }] }],
};
