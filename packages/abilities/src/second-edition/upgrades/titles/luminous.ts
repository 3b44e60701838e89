import type { Ship } from "@broadside/rules";
import { otherFriendsOf, type PlacesFor } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { comesFromReserve } from "../from-reserve.ts";

const nearFriend =
  (ship: Ship): PlacesFor =>
  (game) =>
    otherFriendsOf(game, ship).map((friend) => [{ must: "be at", least: 0, most: 2, of: game.board.base(friend) }]);

/** The ship waits in reserve until all other ships are placed. Then it is placed near one of them. */
export const luminous: Card = {
  card: "upgrade:luminous",
  title: "Luminous",
  ...comesFromReserve(nearFriend),
};
