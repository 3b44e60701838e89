import type { Card } from "../../../language/card.ts";
import { all, isAttacker, not } from "../../../language/when.ts";
import { attackShows } from "../../../language/when-firing.ts";

export const kavil: Card = {
  card: "pilot:kavil",
  title: "Kavil",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, not(attackShows("front"))) }],
};
