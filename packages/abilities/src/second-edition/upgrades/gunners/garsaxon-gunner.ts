import { isAreaInArcOf, isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, any, isAttacker, withPrimary } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { defenderIn } from "../../../language/when-second-edition.ts";
import { hasRoomUpToFour, MORE_UP_TO_FOUR, oneMoreUpToFour } from "../more-dice.ts";
import { ORANGE_AND_RED } from "../phrases.ts";

const ARCS = ["front", "rear"] as const;

/**
 * The ship can lock only objects in its front and rear arcs. When it attacks in these arcs, it can remove one of the defender's tokens to
 * roll one more die.
 */
export const garsaxongunner: Card = {
  card: "upgrade:garsaxon-gunner",
  title: "Gar Saxon",
  permissions: {
    lockByAction(game, self, { ship, object }) {
      if (ship !== self.ship) return undefined;
      const isSeen = ARCS.some((arc) =>
        object.ship ? isInArcOf(game, ship, arc, object.ship) : isAreaInArcOf(game, ship, arc, object.area),
      );
      return isSeen ? undefined : false;
    },
  },
  triggers: [
    {
      at: "beforeRoll",
      when: all(beforeDice("attack"), isAttacker, withPrimary, any(...ARCS.map(defenderIn)), hasRoomUpToFour),
      may: [{ verb: "remove token", tokens: ORANGE_AND_RED, orLock: true, who: "defender", by: "this ship" }, oneMoreUpToFour()],
    },
  ],
  effects: MORE_UP_TO_FOUR,
};
