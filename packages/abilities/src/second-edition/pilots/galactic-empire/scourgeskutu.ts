import type { Card } from "../../../card.ts";
import { all, isAttacker } from "../../../when.ts";
import { defenderInBullseye } from "../../when.ts";

export const scourgeskutu: Card = {
  card: "pilot:scourgeskutu",
  title: "“Scourge” Skutu",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, defenderInBullseye) }],
};
