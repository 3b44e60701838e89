import type { Card } from "../../language/card.ts";
import { all, isUnstressed, toThisShip } from "../../language/when.ts";

export const controlledAilerons: Card = {
  card: "ship:Controlled Ailerons",
  title: "Controlled Ailerons",
  triggers: [{ at: "beforeReveal", when: all(toThisShip, isUnstressed), may: [{ verb: "boost" }] }],
};
