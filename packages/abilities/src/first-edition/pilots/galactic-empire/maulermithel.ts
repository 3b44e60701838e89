import type { Card } from "../../../language/card.ts";
import { all, atRange, isAttacker } from "../../../language/when.ts";

export const maulermithel: Card = {
  card: "pilot:maulermithel",
  title: "“Mauler Mithel”",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, atRange(1)) }],
};
