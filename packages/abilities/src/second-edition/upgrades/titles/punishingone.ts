import type { Card } from "../../../language/card.ts";
import { all, withPrimary } from "../../../language/when.ts";
import { defenderIn } from "../../../language/when-second-edition.ts";

export const punishingone: Card = {
  card: "upgrade:punishingone",
  title: "Punishing One",
  changes: [{ of: "attackDice", by: 1, when: all(withPrimary, defenderIn("front")) }],
};
