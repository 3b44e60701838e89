import { figureIn } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { isDefender } from "../../language/when.ts";

/** Dice that a card adds before the roll (1E-ATK-06), as many as the value of the effect. */
export const moreDefenseDice: Card = {
  card: "effect:more defense dice",
  title: "More defense dice",
  changes: [{ of: "defenseDice", by: ({ self }) => figureIn(self.effect), when: isDefender }],
};
