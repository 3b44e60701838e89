import type { Card } from "../../card.ts";
import { all, hasToken, isDefender } from "../../when.ts";

export const majorvynder: Card = {
  card: "pilot:majorvynder",
  title: "Major Vynder",
  changes: [{ of: "defenseDice", by: 1, when: all(isDefender, hasToken("disarm")) }],
};
