import type { Card } from "../../../language/card.ts";
import { all, atRange, isAttacker, withPrimary } from "../../../language/when.ts";

export const longshot: Card = {
  card: "pilot:longshot",
  title: "“Longshot”",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, withPrimary, atRange(3)) }],
};
