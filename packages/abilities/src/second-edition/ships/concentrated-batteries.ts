import type { Card } from "../../language/card.ts";
import { all, any, isAttacker, withPrimary, withSlot } from "../../language/when.ts";
import { defenderInBullseye } from "../../language/when-second-edition.ts";

export const concentratedBatteries: Card = {
  card: "ship:Concentrated Batteries",
  title: "Concentrated Batteries",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, defenderInBullseye, any(withPrimary, withSlot("torpedo", "missile"))) }],
};
