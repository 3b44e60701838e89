import type { Card } from "../../../language/card.ts";
import { all, hasToken, isDefender } from "../../../language/when.ts";

export const majorvynder: Card = {
  card: "pilot:majorvynder",
  title: "Major Vynder",
  changes: [{ of: "defenseDice", by: 1, when: all(isDefender, hasToken("disarm")) }],
};
