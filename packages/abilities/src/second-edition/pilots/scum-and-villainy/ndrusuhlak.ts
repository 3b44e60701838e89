import type { Card } from "../../../card.ts";
import { all, noOtherFriendsAtRange, withPrimary } from "../../../when.ts";

export const ndrusuhlak: Card = {
  card: "pilot:ndrusuhlak",
  title: "N'dru Suhlak",
  changes: [{ of: "attackDice", by: 1, when: all(withPrimary, noOtherFriendsAtRange(2)) }],
};
