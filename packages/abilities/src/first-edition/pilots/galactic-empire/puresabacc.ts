import type { Card } from "../../../language/card.ts";
import { all, isAttacker } from "../../../language/when.ts";

export const puresabacc: Card = {
  card: "pilot:puresabacc",
  title: "“Pure Sabacc”",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, ({ self }) => self.ship.damage.length <= 1) }],
};
