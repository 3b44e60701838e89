import type { Card } from "../../../language/card.ts";
import { nearAnyFriend } from "../../phrases.ts";

export const bodhirookCrew: Card = {
  card: "upgrade:bodhirook",
  title: "Bodhi Rook",
  permissions: {
    reachAnywhere: (game, self, asked) => (asked.ship === self.ship && nearAnyFriend(game, asked) ? true : undefined),
  },
};
