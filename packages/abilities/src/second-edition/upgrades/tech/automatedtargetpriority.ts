import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, attackMissed, isAttacker, toThisShip } from "../../../language/when.ts";

/** Calculate tokens on the card are kept as its charges, of which it prints none. */
function keepToken({ game, self: { ship, at } }: CardScene): void {
  game.setShip(ship, {
    upgrades: ship.upgrades.map((card, place) => (place === at ? { ...card, charges: card.charges + 1 } : card)),
  });
}

/** It attacks the nearest; what misses leaves a calculate token on the card, to be had before it engages. */
export const automatedtargetpriority: Card = {
  card: "upgrade:automatedtargetpriority",
  title: "Automated Target Priority",
  permissions: { attackFarther: (_, self, { ship }) => (ship === self.ship ? false : undefined) },
  triggers: [
    { at: "afterAttack", when: all(isAttacker, attackMissed), must: [{ verb: "apply", what: keepToken }] },
    { at: "becameActive", when: toThisShip, may: [{ verb: "spend charge" }, { verb: "gain", token: "calculate" }] },
  ],
};
