import type { Card } from "../../../card.ts";
import { all, withPrimary } from "../../../when.ts";
import { defenderIn } from "../../when.ts";

export const punishingone: Card = {
  card: "upgrade:punishingone",
  title: "Punishing One",
  changes: [{ of: "attackDice", by: 1, when: all(withPrimary, defenderIn("front")) }],
};
