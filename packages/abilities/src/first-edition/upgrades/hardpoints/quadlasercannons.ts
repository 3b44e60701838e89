import type { Card } from "../../../language/card.ts";
import { all, attackMissed, withThisWeapon } from "../../../language/when.ts";

/** The second attack costs energy just like the first. */
export const quadlasercannons: Card = {
  card: "upgrade:quadlasercannons",
  title: "Quad Laser Cannons",
  weapon: { energy: 1 },
  triggers: [
    {
      at: "afterAttack",
      when: all(withThisWeapon, attackMissed),
      may: [{ verb: "attack", with: "this card", on: "same target", paid: true }],
    },
  ],
};
