import { figureIn } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { isDefender } from "../../language/when.ts";

/** Adds dice before the roll (1E-ATK-06). The effect's value is the number of dice. */
export const moreDefenseDice: Card = {
  card: "effect:more defense dice",
  title: "More defense dice",
  changes: [{ of: "defenseDice", by: ({ self }) => figureIn(self.effect), when: isDefender }],
};
