import type { Card } from "../../card.ts";
import { all, isUnstressed, toThisShip } from "../../when.ts";

export const controlledAilerons: Card = {
  card: "ship:Controlled Ailerons",
  title: "Controlled Ailerons",
  triggers: [{ at: "beforeReveal", when: all(toThisShip, isUnstressed), may: [{ verb: "boost" }] }],
};
