import type { Card } from "../../../language/card.ts";
import { all, atRange, isAttacker, isDefender } from "../../../language/when.ts";
import { beforeDice, hasRangeBonus } from "../../../language/when-firing.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";

/** The bonus die at range 1: he denies it to the attacker, or gains it at longer range. */
export const grandinquisitor: Card = {
  card: "pilot:grandinquisitor",
  title: "Grand Inquisitor",
  triggers: [
    {
      at: "beforeRoll",
      when: all(beforeDice("attack"), isDefender, atRange(1), hasRangeBonus),
      may: [{ verb: "spend force" }, moreDice(-1, "attacker")],
    },
    {
      at: "beforeRoll",
      when: all(beforeDice("attack"), isAttacker, atRange(2, 3), hasRangeBonus),
      may: [{ verb: "spend force" }, moreDice(1)],
    },
  ],
  effects: MORE_DICE,
};
