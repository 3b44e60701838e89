import type { Card } from "../../language/card.ts";
import { not } from "../../language/when.ts";
import { criticallyDamaged } from "../../language/when-second-edition.ts";

export const platedHull: Card = {
  card: "ship:Plated Hull",
  title: "Plated Hull",
  dice: [{ dice: "attack", as: "defender", when: not(criticallyDamaged()), must: [{ verb: "change", from: "crit", to: "hit" }] }],
};
