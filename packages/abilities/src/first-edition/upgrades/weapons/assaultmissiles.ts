import type { Card } from "../../../language/card.ts";
import { both, nearDefender, notDefender, withThisWeapon } from "../../../language/when.ts";

export const assaultmissiles: Card = {
  card: "upgrade:assaultmissiles",
  title: "Assault Missiles",
  weapon: { needs: "lock", spends: ["lock", "card"] },
  triggers: [
    {
      at: "attackHits",
      when: withThisWeapon,
      must: [{ verb: "each ship", among: both(nearDefender, notDefender), does: [{ verb: "suffer", hits: 1, who: "chosen" }] }],
    },
  ],
};
