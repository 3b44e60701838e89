import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, attackMissed, isAttacker, toThisShip } from "../../../language/when.ts";

/** The card prints no charges, so charges are used to count the calculate tokens stored on it. */
function keepToken({ game, self: { ship, at } }: CardScene): void {
  game.setShip(ship, {
    upgrades: ship.upgrades.map((card, place) => (place === at ? { ...card, charges: card.charges + 1 } : card)),
  });
}

/**
 * The ship must attack a target at the shortest possible range. When it misses, the card stores a calculate token, which the ship can take
 * before it engages.
 */
export const automatedtargetpriority: Card = {
  card: "upgrade:automatedtargetpriority",
  title: "Automated Target Priority",
  permissions: { attackFarther: (_, self, { ship }) => (ship === self.ship ? false : undefined) },
  triggers: [
    { at: "afterAttack", when: all(isAttacker, attackMissed), must: [{ verb: "apply", what: keepToken }] },
    { at: "becameActive", when: toThisShip, may: [{ verb: "spend charge" }, { verb: "gain", token: "calculate" }] },
  ],
};
