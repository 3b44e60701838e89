import type { Card } from "../../../language/card.ts";
import { all, hasToken, isAttacker, withPrimary } from "../../../language/when.ts";

export const eadenvrill: Card = {
  card: "pilot:eadenvrill",
  title: "Eaden Vrill",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, withPrimary, hasToken("stress", "defender")) }],
};
