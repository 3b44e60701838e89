import { type Ship, type Situation, shipOf } from "@broadside/rules";
import { isEnemy, isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** True if `ship` is in the front arc of `own`. Arcs end at range 3 (2E-ARC-01). */
const isAhead = (game: Situation, own: Ship, ship: Ship): boolean =>
  game.board.range(own, ship) <= 3 && isInArcOf(game, own, "front", ship);

/** An enemy in her front arc can modify only one focus result when it attacks or defends. */
export const padmeamidala: Card = {
  card: "pilot:padmeamidala",
  title: "Padmé Amidala",
  limits: {
    modifiedFocuses(game, { ship: own }, { seat, attack }) {
      const isBound = [attack.attacker, attack.defender].some((id) => {
        const ship = shipOf(game.state, id);
        return ship.seat === seat && isEnemy(game, own, ship) && ship.pose !== undefined && isAhead(game, own, ship);
      });
      return isBound ? { most: 1 } : undefined;
    },
  },
};
