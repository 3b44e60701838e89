import type { Card } from "../../../language/card.ts";
import { all, atRange, isAttacker, isDefender } from "../../../language/when.ts";
import { beforeDice, hasRangeBonus } from "../../../language/when-firing.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";

/** He takes away the attacker's bonus die for range 1, or gains that die for himself at longer range. */
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
