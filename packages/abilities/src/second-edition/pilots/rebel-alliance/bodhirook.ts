import { isFriendly, otherFriendsOf, rangeToObject } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

const FARTHEST = 3;

export const bodhirook: Card = {
  card: "pilot:bodhirook",
  title: "Bodhi Rook",
  permissions: {
    reachAnywhere: (game, self, asked) =>
      asked.by === "lock" &&
      isFriendly(game, self.ship, asked.ship) &&
      [asked.ship, ...otherFriendsOf(game, asked.ship)].some((friend) => rangeToObject(game, friend, asked.object) <= FARTHEST)
        ? true
        : undefined,
  },
};
