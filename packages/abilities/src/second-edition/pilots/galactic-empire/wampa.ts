import type { Card } from "../../../language/card.ts";
import { all, isAttacker, isDefender } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";

export const wampa: Card = {
  card: "pilot:wampa",
  title: "“Wampa”",
  triggers: [
    { at: "beforeRoll", when: all(isAttacker, beforeDice("attack")), may: [{ verb: "spend charge" }, moreDice(1)] },
    { at: "afterAttack", when: isDefender, must: [{ verb: "lose charge" }] },
  ],
  effects: MORE_DICE,
};
