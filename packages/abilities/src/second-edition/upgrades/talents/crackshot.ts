import type { Card } from "../../../language/card.ts";
import { all, isAttacker, withPrimary } from "../../../language/when.ts";
import { defenderInBullseye } from "../../../language/when-second-edition.ts";

export const crackshot: Card = {
  card: "upgrade:crackshot",
  title: "Crack Shot",
  triggers: [
    {
      at: "beforeCompare",
      when: all(isAttacker, withPrimary, defenderInBullseye),
      may: [{ verb: "spend charge" }, { verb: "cancel", dice: "defense", face: "evade", count: 1 }],
    },
  ],
};
