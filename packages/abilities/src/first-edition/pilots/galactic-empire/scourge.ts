import type { Card } from "../../../language/card.ts";
import { all, hasDamage, isAttacker } from "../../../language/when.ts";

export const scourge: Card = {
  card: "pilot:scourge",
  title: "“Scourge”",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, hasDamage("defender")) }],
};
