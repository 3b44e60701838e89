import type { Card } from "../../../card.ts";
import { both, enemy, within } from "../../../when.ts";
import { defenderIs } from "../../when.ts";

export const intimidation: Card = {
  card: "upgrade:intimidation",
  title: "Intimidation",
  changes: [{ of: "defenseDice", by: -1, whose: "defender", when: defenderIs(both(enemy, within(0))) }],
};
