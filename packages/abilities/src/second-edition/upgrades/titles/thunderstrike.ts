import type { Card } from "../../../card.ts";
import type { When } from "../../../scene.ts";
import { all, isAttacker, not } from "../../../when.ts";

const markOf = (defender: string | undefined): string => `attacked ${defender}`;
const hasAttackedIt: When = ({ self, attack }) => self.ship.usedThisRound.includes(markOf(attack?.defender));
const isBonusAttack: When = ({ attack }) => attack?.bonus === true;

/** A die again in a bonus attack at whom it has not attacked before in the round. */
export const thunderstrike: Card = {
  card: "upgrade:thunderstrike",
  title: "Thunderstrike",
  dice: [{ dice: "attack", when: all(isBonusAttack, not(hasAttackedIt)), may: [{ verb: "reroll", most: 1 }] }],
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, not(hasAttackedIt)),
      must: [
        {
          verb: "apply",
          what: ({ game, self: { ship }, attack }) =>
            game.setShip(ship, { usedThisRound: [...ship.usedThisRound, markOf(attack?.defender)] }),
        },
      ],
    },
  ],
};
