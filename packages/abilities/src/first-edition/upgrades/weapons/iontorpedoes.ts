import type { Card } from "../../../language/card.ts";
import { nearDefender, withThisWeapon } from "../../../language/when.ts";

export const iontorpedoes: Card = {
  card: "upgrade:iontorpedoes",
  title: "Ion Torpedoes",
  weapon: { needs: "lock", spends: ["lock", "card"] },
  triggers: [
    {
      at: "attackHits",
      when: withThisWeapon,
      must: [{ verb: "each ship", among: nearDefender, does: [{ verb: "gain", token: "ion", who: "chosen" }] }],
    },
  ],
};
