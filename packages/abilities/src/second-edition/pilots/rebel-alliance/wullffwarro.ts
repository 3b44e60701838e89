import type { Card } from "../../../language/card.ts";
import { all, isAttacker, withPrimary } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { damaged } from "../../../language/when-second-edition.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";

export const wullffwarro: Card = {
  card: "pilot:wullffwarro",
  title: "Wullffwarro",
  triggers: [{ at: "beforeRoll", when: all(isAttacker, withPrimary, beforeDice("attack"), damaged()), may: [moreDice(1)] }],
  effects: MORE_DICE,
};
