import { otherFriendsOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { withinOfDefender } from "../../../language/when-second-edition.ts";

const near = withinOfDefender(0, 1);
const friendsAbout = (scene: CardScene): number =>
  otherFriendsOf(scene.game, scene.self.ship).filter((friend) => near(scene, friend)).length;

export const hortonsalm: Card = {
  card: "pilot:hortonsalm",
  title: "Horton Salm",
  dice: [{ dice: "attack", may: [{ verb: "reroll", most: friendsAbout }] }],
};
