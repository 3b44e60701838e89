import type { Card } from "../../../language/card.ts";
import { all, defenderBehind, isAttacker } from "../../../language/when.ts";

export const tailgunner: Card = {
  card: "upgrade:tailgunner",
  title: "Tail Gunner",
  changes: [{ of: "agility", by: -1, whose: "defender", when: all(isAttacker, defenderBehind) }],
};
