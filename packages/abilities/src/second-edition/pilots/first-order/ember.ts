import type { Ship, Situation } from "@broadside/rules";
import { isDamaged, isFriendly, shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** True if a friendly ship is damaged. A ship counts as friendly to itself (2E-COMP-15). */
const hasHurtFriend = (game: Situation, ship: Ship): boolean =>
  shipsInPlay(game).some(
    (friend) => isDamaged(friend) && (friend === ship || (isFriendly(game, ship, friend) && game.board.range(ship, friend) <= 1)),
  );

export const ember: Card = {
  card: "pilot:ember",
  title: "“Ember”",
  permissions: {
    spend(game, self, { ship, token, attack }) {
      if (token !== "focus" && token !== "calculate") return undefined;
      if (attack?.attacker !== self.ship.id || attack.defender !== ship.id) return undefined;
      return hasHurtFriend(game, ship) ? false : undefined;
    },
  },
};
