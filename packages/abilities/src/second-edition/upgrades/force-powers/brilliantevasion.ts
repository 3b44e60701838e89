import type { Card } from "../../../language/card.ts";
import { not } from "../../../language/when.ts";
import { defenderInBullseye } from "../../../language/when-second-edition.ts";

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
