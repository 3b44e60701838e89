import type { Card } from "../../card.ts";
import { all, isAttacker } from "../../when.ts";

export const puresabacc: Card = {
  card: "pilot:puresabacc",
  title: "Pure Sabacc",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, ({ self }) => self.ship.damage.length <= 1) }],
};
