import type { Card } from "../../../card.ts";
import { not } from "../../../when.ts";
import { defenderInBullseye } from "../../when.ts";

export const brilliantevasion: Card = {
  card: "upgrade:brilliantevasion",
  title: "Brilliant Evasion",
  dice: [
    {
      dice: "defense",
      when: not(defenderInBullseye),
      may: [{ verb: "spend force" }, { verb: "change", from: "focus", to: "evade", most: 2 }],
    },
  ],
};
