import { shipOf } from "@broadside/rules";
import type { Card } from "../../../language/card.ts";

/**
 * A purple action that coordinates two non-limited ships of one type, which then perform the same action. The card data contains the action
 * itself.
 */
export const battlemeditation: Card = {
  card: "upgrade:battlemeditation",
  title: "Battle Meditation",
  changes: [{ of: "coordinated", by: 1, when: ({ moment }) => moment.colour === "purple" }],
  permissions: {
    coordinate(game, self, { ship, target, chosen }) {
      if (ship !== self.ship) return undefined;
      const { pilot, type } = game.factsOf(target);
      const [first] = chosen;
      const isAlike = first === undefined || game.factsOf(shipOf(game.state, first)).type.id === type.id;
      return pilot.limit === undefined && isAlike ? undefined : false;
    },
  },
  coordinatedActions(_, self, { ship, chosen: [first], performed }) {
    if (ship !== self.ship || first === undefined) return undefined;
    return performed === undefined ? [] : [performed];
  },
};
