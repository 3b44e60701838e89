import type { Card } from "../../../language/card.ts";
import { isInFreshTurret, isTurret, REMEMBER_TURRET, TURRETS } from "../attacked.ts";

const AT = 7;

/** The ship makes a turret attack at initiative 7. It can't attack from that arc again this round. */
export const hansolo: Card = {
  card: "upgrade:hansolo",
  title: "Han Solo",
  triggers: [
    REMEMBER_TURRET,
    {
      at: "initiativeReached",
      when: ({ moment }) => moment.initiative === AT,
      once: "a round",
      may: [{ verb: "attack", with: "any", arcs: TURRETS }],
    },
  ],
  permissions: {
    target: (game, self, { attacker, target, weapon }) =>
      attacker === self.ship &&
      attacker.usedThisRound.includes(self.key) &&
      isTurret(game, attacker, weapon) &&
      !isInFreshTurret(game, attacker, target)
        ? false
        : undefined,
  },
};
