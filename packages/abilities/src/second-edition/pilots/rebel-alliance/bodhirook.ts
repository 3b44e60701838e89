import { isFriendly, otherFriendsOf, rangeToObject } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

const FARTHEST = 3;

export const bodhirook: Card = {
  card: "pilot:bodhirook",
  title: "Bodhi Rook",
  permissions: {
    lockAnywhere: (game, self, { ship, object }) =>
      isFriendly(game, self.ship, ship) &&
      [ship, ...otherFriendsOf(game, ship)].some((friend) => rangeToObject(game, friend, object) <= FARTHEST)
        ? true
        : undefined,
  },
};
