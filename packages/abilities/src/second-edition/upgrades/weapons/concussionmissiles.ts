import type { Card } from "../../../language/card.ts";
import { all, attackHit, withThisWeapon } from "../../../language/when.ts";
import { withinOfDefender } from "../../../language/when-second-edition.ts";
import { LOCK_AND_CHARGE } from "./phrases.ts";

/** After a hit, the defender and all ships within range 1 of it expose a card. */
export const concussionmissiles: Card = {
  card: "upgrade:concussionmissiles",
  title: "Concussion Missiles",
  weapon: LOCK_AND_CHARGE,
  triggers: [
    {
      at: "afterAttack",
      when: all(withThisWeapon, attackHit),
      must: [{ verb: "each ship", among: withinOfDefender(0, 1), does: [{ verb: "expose", who: "chosen" }] }],
    },
  ],
};
