import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isAttacker } from "../../../language/when.ts";
import { defenderIsDestroyed } from "../../../language/when-second-edition.ts";

const hasDestroyed: When = all(isAttacker, defenderIsDestroyed);

/** The player can use either ability, both or neither. */
export const torphun: Card = {
  card: "pilot:torphun",
  title: "Tor Phun",
  triggers: [
    { at: "afterAttack", when: hasDestroyed, may: [{ verb: "free action", evenStressed: true }] },
    {
      at: "afterAttack",
      when: hasDestroyed,
      may: [
        { verb: "gain", token: "strain", count: 2 },
        { verb: "attack", with: "any", paid: true },
      ],
    },
  ],
};
