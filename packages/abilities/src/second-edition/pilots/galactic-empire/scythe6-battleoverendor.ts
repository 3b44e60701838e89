import type { Card } from "../../../language/card.ts";
import { all, atRange, isAttacker } from "../../../language/when.ts";

export const scythe6Battleoverendor: Card = {
  card: "pilot:scythe6-battleoverendor",
  title: "Scythe 6",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, atRange(1, 2)) }],
};
