import { isInAttackArc, otherFriendsOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { ownDice } from "../../upgrades/phrases.ts";

const friendsInArc = ({ game, self: { ship } }: CardScene): number =>
  otherFriendsOf(game, ship).filter((friend) => isInAttackArc(game, friend)).length;

export const rosetico: Card = {
  card: "pilot:rosetico",
  title: "Rose Tico",
  dice: ownDice({ may: [{ verb: "reroll", most: friendsInArc }] }),
};
