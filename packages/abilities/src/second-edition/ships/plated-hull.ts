import type { Card } from "../../card.ts";
import { not } from "../../when.ts";
import { criticallyDamaged } from "../when.ts";

export const platedHull: Card = {
  card: "ship:Plated Hull",
  title: "Plated Hull",
  dice: [{ dice: "attack", as: "defender", when: not(criticallyDamaged()), must: [{ verb: "change", from: "crit", to: "hit" }] }],
};
