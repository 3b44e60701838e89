import type { Card } from "../../../language/card.ts";
import { all, isAttacker, withPrimary } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";
import { tractored } from "./phrases.ts";

export const sunfac: Card = {
  card: "pilot:sunfac",
  title: "Sun Fac",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, withPrimary, defenderIs(tractored)) }],
};
