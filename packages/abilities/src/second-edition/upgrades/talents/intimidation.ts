import type { Card } from "../../../language/card.ts";
import { both, enemy, within } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

export const intimidation: Card = {
  card: "upgrade:intimidation",
  title: "Intimidation",
  changes: [{ of: "defenseDice", by: -1, whose: "defender", when: defenderIs(both(enemy, within(0))) }],
};
