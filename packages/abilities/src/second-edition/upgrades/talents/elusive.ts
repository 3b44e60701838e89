import type { Card } from "../../../language/card.ts";
import { all, maneuverWas, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

export const elusive: Card = {
  card: "upgrade:elusive",
  title: "Elusive",
  dice: [{ dice: "defense", may: [{ verb: "spend charge" }, { verb: "reroll", most: 1 }] }],
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, maneuverWas("red")), must: [{ verb: "recover charge" }] }],
};
