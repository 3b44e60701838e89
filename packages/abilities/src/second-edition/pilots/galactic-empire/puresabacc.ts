import type { Card } from "../../../card.ts";
import { all, isAttacker } from "../../../when.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";
import { beforeDice } from "../../when-firing.ts";

export const puresabacc: Card = {
  card: "pilot:puresabacc",
  title: "“Pure Sabacc”",
  triggers: [
    { at: "beforeRoll", when: all(isAttacker, beforeDice("attack"), ({ self }) => self.ship.damage.length <= 1), may: [moreDice(1)] },
  ],
  effects: MORE_DICE,
};
