import type { Card } from "../../../language/card.ts";
import { attackMissed, isAttacker, notDefender } from "../../../language/when.ts";

/** He can attack the same target again only after a miss. */
export const darthmaul: Card = {
  card: "pilot:darthmaul",
  title: "Darth Maul",
  triggers: [
    {
      at: "afterAttack",
      when: isAttacker,
      may: [
        { verb: "spend force", count: 2 },
        { verb: "attack", with: "primary", paid: true, at: (scene, ship) => attackMissed(scene) || notDefender(scene, ship) },
      ],
    },
  ],
};
