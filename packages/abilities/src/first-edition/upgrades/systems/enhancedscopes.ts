import type { Card } from "../../../language/card.ts";

export const enhancedscopes: Card = {
  card: "upgrade:enhancedscopes",
  title: "Enhanced Scopes",
  latest: {
    pilotSkill: (game, self, { ship }) =>
      ship === self.ship && game.state.cursor.phase === "activation" ? { value: 0, since: 0 } : undefined,
  },
};
