import type { Card } from "../../../language/card.ts";
import { all, defenderBehind, isAttacker } from "../../../language/when.ts";

export const kathscarletScum: Card = {
  card: "pilot:kathscarlet-scum",
  title: "Kath Scarlet",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, defenderBehind) }],
};
