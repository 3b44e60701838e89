import type { Card } from "../../../language/card.ts";
import { all, attackerIs, both, friendly, isStressedShip, other, within } from "../../../language/when.ts";
import { defenderIs, defenderIsDestroyed } from "../../../language/when-second-edition.ts";

/** An enemy that destroys a friendly ship gains two stress. Friendly ships can reroll a die when they attack a stressed ship. */
export const admiralsloane: Card = {
  card: "upgrade:admiralsloane",
  title: "Admiral Sloane",
  triggers: [
    {
      at: "afterAttack",
      when: all(defenderIsDestroyed, defenderIs(both(other, friendly, within(0, 3)))),
      must: [{ verb: "gain", token: "stress", count: 2, who: "attacker" }],
    },
  ],
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      when: all(attackerIs(both(friendly, within(0, 3))), defenderIs(isStressedShip)),
      may: [{ verb: "reroll", most: 1 }],
    },
  ],
};
