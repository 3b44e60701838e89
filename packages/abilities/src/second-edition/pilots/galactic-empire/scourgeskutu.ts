import type { Card } from "../../../language/card.ts";
import { all, isAttacker } from "../../../language/when.ts";
import { defenderInBullseye } from "../../../language/when-second-edition.ts";

export const scourgeskutu: Card = {
  card: "pilot:scourgeskutu",
  title: "“Scourge” Skutu",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, defenderInBullseye) }],
};
