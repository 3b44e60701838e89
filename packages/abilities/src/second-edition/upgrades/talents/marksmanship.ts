import type { Card } from "../../../language/card.ts";
import { defenderInBullseye } from "../../../language/when-second-edition.ts";

export const marksmanship: Card = {
  card: "upgrade:marksmanship",
  title: "Marksmanship",
  dice: [{ dice: "attack", when: defenderInBullseye, may: [{ verb: "change", from: "hit", to: "crit" }] }],
};
