import type { Card } from "../../../language/card.ts";
import { both, isBack, nearDefender, notDefender, withThisWeapon } from "../../../language/when.ts";

/**
 * The card flips even after a miss, and the other side of the card is not a weapon. "Another ship" excludes the defender but includes this
 * ship.
 */
export const arccaster: Card = {
  card: "upgrade:arccaster",
  title: "ARC Caster",
  weapon: { flips: true },
  triggers: [
    {
      at: "attackHits",
      when: withThisWeapon,
      must: [{ verb: "choose ship", among: both(nearDefender, notDefender), does: [{ verb: "suffer", hits: 1, who: "chosen" }] }],
    },
    { at: "startOfCombat", when: isBack, may: [{ verb: "gain", token: "disarm" }, { verb: "flip this card" }] },
  ],
};
