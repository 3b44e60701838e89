import type { Card } from "../../../language/card.ts";

/** He may coordinate one of his own player's commando teams. */
export const previzsla: Card = {
  card: "upgrade:previzsla",
  title: "Pre Vizsla",
  permissions: {
    coordinateOther: (game, self, { ship, target }) =>
      ship === self.ship && target.seat === ship.seat && game.factsOf(target).remote === "commandoTeam" ? true : undefined,
  },
};
