import type { Card } from "../../../card.ts";
import { all, isAttacker, withPrimary } from "../../../when.ts";
import { defenderIs } from "../../when.ts";
import { tractored } from "./phrases.ts";

export const sunfac: Card = {
  card: "pilot:sunfac",
  title: "Sun Fac",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, withPrimary, defenderIs(tractored)) }],
};
