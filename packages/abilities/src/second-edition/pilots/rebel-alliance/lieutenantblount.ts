import { otherFriendsOf } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import type { When } from "../../../scene.ts";
import { all, isAttacker, withPrimary } from "../../../when.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";
import { withinOfDefender } from "../../when.ts";
import { beforeDice } from "../../when-firing.ts";

const near = withinOfDefender(0, 1);
const hasFriendAbout: When = (scene) => otherFriendsOf(scene.game, scene.self.ship).some((friend) => near(scene, friend));

export const lieutenantblount: Card = {
  card: "pilot:lieutenantblount",
  title: "Lieutenant Blount",
  triggers: [{ at: "beforeRoll", when: all(isAttacker, withPrimary, beforeDice("attack"), hasFriendAbout), may: [moreDice(1)] }],
  effects: MORE_DICE,
};
