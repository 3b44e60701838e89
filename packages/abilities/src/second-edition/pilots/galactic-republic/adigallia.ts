import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { all, atRange, isAttacker, isDefender } from "../../../language/when.ts";
import { beforeDice, hasRangeBonus } from "../../../language/when-firing.ts";
import { NO_RANGE_BONUS, WITHOUT_RANGE_BONUS } from "../phrases.ts";

const TAKE_BONUS: readonly Instruction[] = [{ verb: "spend force" }, NO_RANGE_BONUS];

/** At range 1, only the attacker can have a bonus die; at range 3, only the defender can. */
export const adigallia: Card = {
  card: "pilot:adigallia",
  title: "Adi Gallia",
  triggers: [
    { at: "beforeRoll", when: all(beforeDice("attack"), isDefender, atRange(1), hasRangeBonus), may: TAKE_BONUS },
    { at: "beforeRoll", when: all(beforeDice("defense"), isAttacker, atRange(3), hasRangeBonus), may: TAKE_BONUS },
  ],
  effects: WITHOUT_RANGE_BONUS,
};
