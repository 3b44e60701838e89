import type { Card } from "../../../language/card.ts";
import { all, isAttacker } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";

export const puresabacc: Card = {
  card: "pilot:puresabacc",
  title: "“Pure Sabacc”",
  triggers: [
    { at: "beforeRoll", when: all(isAttacker, beforeDice("attack"), ({ self }) => self.ship.damage.length <= 1), may: [moreDice(1)] },
  ],
  effects: MORE_DICE,
};
