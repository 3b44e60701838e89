import type { Card } from "../../../card.ts";
import { all, atRange, isAttacker } from "../../../when.ts";

export const scythe6Battleoverendor: Card = {
  card: "pilot:scythe6-battleoverendor",
  title: "Scythe 6",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, atRange(1, 2)) }],
};
