import type { Card } from "../../card.ts";
import { all, any, isAttacker, withPrimary, withSlot } from "../../when.ts";
import { defenderInBullseye } from "../when.ts";

export const concentratedBatteries: Card = {
  card: "ship:Concentrated Batteries",
  title: "Concentrated Batteries",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, defenderInBullseye, any(withPrimary, withSlot("torpedo", "missile"))) }],
};
