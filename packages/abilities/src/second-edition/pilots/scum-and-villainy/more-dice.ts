/** Adds one die of the kind that the ship rolls in the attack. */
import type { Card, Trigger } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isAttacker, isDefender } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";
import { MORE_DEFENSE } from "../phrases.ts";

export const oneMoreDie = (when: When): readonly Trigger[] => [
  { at: "beforeRoll", when: all(isAttacker, beforeDice("attack"), when), may: [moreDice(1)] },
  {
    at: "beforeRoll",
    when: all(isDefender, beforeDice("defense"), when),
    may: [{ verb: "lasting", effect: "more defense dice", until: "attack", value: 1 }],
  },
];
export const MORE_DICE_OF_EITHER: NonNullable<Card["effects"]> = { ...MORE_DICE, ...MORE_DEFENSE };
