import type { Card } from "../../../language/card.ts";

/** He may coordinate a commando team of his own side. */
export const previzsla: Card = {
  card: "upgrade:previzsla",
  title: "Pre Vizsla",
  permissions: {
    coordinateOther: (game, self, { ship, target }) =>
      ship === self.ship && target.seat === ship.seat && game.factsOf(target).remote === "commandoTeam" ? true : undefined,
  },
};
