import type { Ship, Situation, TokenKind } from "@broadside/rules";
import {
  holdersOfLocksOn,
  isFriendly,
  isRemovable,
  loseLock,
  loseToken,
  type Option,
  ORANGE,
  recoverShields,
  shieldsLeft,
  shieldValue,
} from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { pick } from "../../language/pick.ts";
import { type When, whoIs } from "../../language/scene.ts";

/** Orange and red tokens (2E-TOKEN-01). Locks on the ship are also red tokens. */
const SHED: readonly TokenKind[] = [...ORANGE, "stress", "ion", "strain", "deplete"];

/** One way to help the ship that acted: it loses a token or a lock, or recovers a shield. */
type Help = (game: Situation) => void;

function helpsFor(game: Situation, ship: Ship): readonly Option<Help>[] {
  const tokens = SHED.filter((token) => isRemovable(game, ship, token)).map((token) => ({
    key: token,
    value: (now: Situation) => loseToken(now, ship, token),
  }));
  const locks = holdersOfLocksOn(game, ship.id).map((holder) => ({
    key: `lock of ${holder.id}`,
    value: (now: Situation) => loseLock(now, holder, ship.id),
  }));
  const isWhole = shieldsLeft(ship) >= shieldValue(game, ship);
  const shield = isWhole ? [] : [{ key: "shield", value: (now: Situation) => recoverShields(now, ship, 1) }];
  return [...shield, ...tokens, ...locks];
}

const friendNear: When = (scene) => {
  const { game, self } = scene;
  const other = whoIs(scene, "subject");
  return other !== undefined && other !== self.ship && isFriendly(game, self.ship, other) && game.board.range(self.ship, other) <= 1;
};

const HELP = pick({
  rule: "2E-HUGE-53",
  about: "subject",
  among(scene) {
    const other = whoIs(scene, "subject");
    return other ? helpsFor(scene.game, other) : [];
  },
  apply: ({ game }, help) => help(game),
});

/**
 * After another friendly ship at range 0-1 performs an action, this ship can spend one energy. That removes a token from the other ship, or
 * recovers one of its shields.
 */
export const resupplyCraft: Card = {
  card: "ship:Resupply Craft",
  title: "Resupply Craft",
  triggers: [
    {
      at: "actionPerformed",
      when: friendNear,
      may: [{ verb: "spend energy", amount: 1 }, HELP],
    },
  ],
};
