import type { Card } from "../../../card.ts";
import { all, isAttacker, withPrimary } from "../../../when.ts";
import { defenderInBullseye } from "../../when.ts";

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
