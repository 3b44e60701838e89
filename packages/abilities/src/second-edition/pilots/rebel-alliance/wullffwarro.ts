import type { Card } from "../../../card.ts";
import { all, isAttacker, withPrimary } from "../../../when.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";
import { damaged } from "../../when.ts";
import { beforeDice } from "../../when-firing.ts";

export const wullffwarro: Card = {
  card: "pilot:wullffwarro",
  title: "Wullffwarro",
  triggers: [{ at: "beforeRoll", when: all(isAttacker, withPrimary, beforeDice("attack"), damaged()), may: [moreDice(1)] }],
  effects: MORE_DICE,
};
