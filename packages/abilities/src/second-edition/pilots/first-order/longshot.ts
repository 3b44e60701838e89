import type { Card } from "../../../card.ts";
import { all, atRange, isAttacker, withPrimary } from "../../../when.ts";

export const longshot: Card = {
  card: "pilot:longshot",
  title: "“Longshot”",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, withPrimary, atRange(3)) }],
};
