import { isFriendly } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { nearAnyFriend } from "../../phrases.ts";

export const bodhirook: Card = {
  card: "pilot:bodhirook",
  title: "Bodhi Rook",
  permissions: {
    reachAnywhere: (game, self, asked) => (isFriendly(game, self.ship, asked.ship) && nearAnyFriend(game, asked) ? true : undefined),
  },
};
