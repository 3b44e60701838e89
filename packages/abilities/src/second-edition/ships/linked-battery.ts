import type { Card } from "../../language/card.ts";
import { withSlot } from "../../language/when.ts";

export const linkedBattery: Card = {
  card: "ship:Linked Battery",
  title: "Linked Battery",
  changes: [{ of: "attackDice", by: 1, when: withSlot("cannon") }],
};
