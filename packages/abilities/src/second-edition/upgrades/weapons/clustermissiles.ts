import type { Card } from "../../../language/card.ts";
import { both, notDefender, withThisWeapon } from "../../../language/when.ts";
import { withinOfDefender } from "../../../language/when-second-edition.ts";
import { LOCK_AND_CHARGE } from "./phrases.ts";

/** The second attack costs a charge, like the first, but needs no lock. */
export const clustermissiles: Card = {
  card: "upgrade:clustermissiles",
  title: "Cluster Missiles",
  weapon: LOCK_AND_CHARGE,
  triggers: [
    {
      at: "afterAttack",
      when: withThisWeapon,
      may: [{ verb: "attack", with: "this card", at: both(notDefender, withinOfDefender(0, 1)), waived: "needs" }],
    },
  ],
};
