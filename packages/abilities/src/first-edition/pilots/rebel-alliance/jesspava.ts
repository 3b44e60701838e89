import { otherFriendsOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";

const friendsNearby = ({ game, self }: CardScene): number =>
  otherFriendsOf(game, self.ship).filter((friend) => game.board.range(self.ship, friend) === 1).length;

export const jesspava: Card = {
  card: "pilot:jesspava",
  title: "Jess Pava",
  dice: [
    { dice: "attack", may: [{ verb: "reroll", most: friendsNearby }] },
    { dice: "defense", may: [{ verb: "reroll", most: friendsNearby }] },
  ],
};
