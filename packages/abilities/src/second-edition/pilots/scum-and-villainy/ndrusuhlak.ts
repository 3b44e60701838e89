import type { Card } from "../../../language/card.ts";
import { all, noOtherFriendsAtRange, withPrimary } from "../../../language/when.ts";

export const ndrusuhlak: Card = {
  card: "pilot:ndrusuhlak",
  title: "N'dru Suhlak",
  changes: [{ of: "attackDice", by: 1, when: all(withPrimary, noOtherFriendsAtRange(2)) }],
};
