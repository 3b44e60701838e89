import type { Card } from "../../../language/card.ts";

/** He may coordinate a commando team of his own side. */
export const previzsla: Card = {
  card: "upgrade:previzsla",
  title: "Pre Vizsla",
  permissions: {
    coordinateRemote: (game, self, { ship, remote }) =>
      ship === self.ship && remote.seat === ship.seat && game.factsOf(remote).remote === "commandoTeam" ? true : undefined,
  },
};
