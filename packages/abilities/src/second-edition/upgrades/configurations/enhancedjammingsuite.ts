import { isFriendly, isInAttackArc, shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, any, attackerIs, isDefender } from "../../../language/when.ts";
import { hasGreenToken } from "../../../language/when-second-edition.ts";

const attackerHasNoGreen = attackerIs((scene, ship) => !hasGreenToken(scene, ship));
const jammedInAttackArc: When = ({ game }) => shipsInPlay(game).some((ship) => ship.tokens.jam > 0 && isInAttackArc(game, ship));

export const enhancedjammingsuite: Card = {
  card: "upgrade:enhancedjammingsuite",
  title: "Enhanced Jamming Suite",
  permissions: { jam: (game, self, { ship, target }) => (ship === self.ship && isFriendly(game, ship, target) ? true : undefined) },
  changes: [{ of: "defenseDice", by: 1, when: all(isDefender, any(attackerHasNoGreen, jammedInAttackArc)) }],
};
