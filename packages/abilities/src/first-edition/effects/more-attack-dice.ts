import { figureIn } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { isAttacker } from "../../language/when.ts";

/** Adds dice before the roll (1E-ATK-06). The effect's value is the number of dice. */
export const moreAttackDice: Card = {
  card: "effect:more attack dice",
  title: "More attack dice",
  changes: [{ of: "attackDice", by: ({ self }) => figureIn(self.effect), when: isAttacker }],
};
