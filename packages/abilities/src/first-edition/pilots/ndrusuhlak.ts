import type { Card } from "../../card.ts";
import { all, isAttacker, noOtherFriendsAtRange } from "../../when.ts";

export const ndrusuhlak: Card = {
  card: "pilot:ndrusuhlak",
  title: "N'Dru Suhlak",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, noOtherFriendsAtRange(2)) }],
};
