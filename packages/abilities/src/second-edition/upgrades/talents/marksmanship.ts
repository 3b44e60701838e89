import type { Card } from "../../../card.ts";
import { defenderInBullseye } from "../../when.ts";

export const marksmanship: Card = {
  card: "upgrade:marksmanship",
  title: "Marksmanship",
  dice: [{ dice: "attack", when: defenderInBullseye, may: [{ verb: "change", from: "hit", to: "crit" }] }],
};
