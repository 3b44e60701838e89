import type { Card } from "../../../card.ts";
import { all, atRange, isAttacker } from "../../../when.ts";

export const maulermithel: Card = {
  card: "pilot:maulermithel",
  title: "“Mauler” Mithel",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, atRange(1)) }],
};
