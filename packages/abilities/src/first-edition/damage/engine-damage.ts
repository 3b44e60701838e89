import type { Card } from "../../language/card.ts";
import type { When } from "../../language/scene.ts";
import { all, toThisShip } from "../../language/when.ts";

/** The ship skips its action if its speed plus its number of copies of this card is at least this number. */
const TOO_FAST = 5;

/** If the ship has several copies, only the first one triggers. */
const copiesSlowIt: When = ({ game, self: { ship, card, at } }) => {
  const copies = ship.damage.filter((one) => one.faceup && game.damageFacts(ship, one.card).key === card);
  return copies[0]?.card === at && (ship.speed ?? 0) + copies.length >= TOO_FAST;
};

export const engineDamage: Card = {
  card: "damage:gr75mediumtransport/Engine Damage",
  title: "Engine Damage",
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, copiesSlowIt), must: [{ verb: "skip Perform Action" }] }],
};
