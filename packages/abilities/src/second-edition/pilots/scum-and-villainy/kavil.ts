import type { Card } from "../../../card.ts";
import { all, isAttacker, not } from "../../../when.ts";
import { attackShows } from "../../when-firing.ts";

export const kavil: Card = {
  card: "pilot:kavil",
  title: "Kavil",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, not(attackShows("front"))) }],
};
