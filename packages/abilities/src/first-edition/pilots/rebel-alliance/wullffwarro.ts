import type { Card } from "../../../language/card.ts";
import { all, isAttacker, isBattered } from "../../../language/when.ts";

export const wullffwarro: Card = {
  card: "pilot:wullffwarro",
  title: "Wullffwarro",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, isBattered) }],
};
