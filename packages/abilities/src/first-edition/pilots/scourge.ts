import type { Card } from "../../card.ts";
import { all, hasDamage, isAttacker } from "../../when.ts";

export const scourge: Card = {
  card: "pilot:scourge",
  title: "Scourge",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, hasDamage("defender")) }],
};
