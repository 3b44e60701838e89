import type { Card } from "../../../language/card.ts";
import { all, both, friendly, isAttacker } from "../../../language/when.ts";
import { defenderIsDestroyed, notDestroyed, withinOfDefender } from "../../../language/when-second-edition.ts";
import { firesEarly } from "./early-fire.ts";

/**
 * The ship's hardpoints can fire early, even at friendly ships. When this ship destroys another ship, ships near the destroyed one can
 * calculate.
 */
export const generalgrievouscommand: Card = {
  card: "upgrade:generalgrievouscommand",
  title: "General Grievous",
  permissions: { attackFriends: (_, self, { ship }) => (ship === self.ship ? true : undefined) },
  triggers: [
    firesEarly(4),
    {
      at: "afterAttack",
      when: all(isAttacker, defenderIsDestroyed),
      may: [
        {
          verb: "each ship",
          among: both(friendly, notDestroyed, withinOfDefender(0, 2)),
          does: [{ verb: "free action", names: ["calculate"], who: "chosen" }],
        },
      ],
    },
  ],
};
