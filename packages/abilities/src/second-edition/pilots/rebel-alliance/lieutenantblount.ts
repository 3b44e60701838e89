import { otherFriendsOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isAttacker, withPrimary } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { withinOfDefender } from "../../../language/when-second-edition.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";

const near = withinOfDefender(0, 1);
const hasFriendAbout: When = (scene) => otherFriendsOf(scene.game, scene.self.ship).some((friend) => near(scene, friend));

export const lieutenantblount: Card = {
  card: "pilot:lieutenantblount",
  title: "Lieutenant Blount",
  triggers: [{ at: "beforeRoll", when: all(isAttacker, withPrimary, beforeDice("attack"), hasFriendAbout), may: [moreDice(1)] }],
  effects: MORE_DICE,
};
