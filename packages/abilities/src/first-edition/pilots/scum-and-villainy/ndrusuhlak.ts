import type { Card } from "../../../language/card.ts";
import { all, isAttacker, noOtherFriendsAtRange } from "../../../language/when.ts";

export const ndrusuhlak: Card = {
  card: "pilot:ndrusuhlak",
  title: "N'Dru Suhlak",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, noOtherFriendsAtRange(2)) }],
};
