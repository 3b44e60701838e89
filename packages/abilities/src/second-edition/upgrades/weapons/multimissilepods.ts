import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { all, withThisWeapon } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { defenderIn, defenderInBullseye } from "../../../language/when-second-edition.ts";
import { MORE_DICE, moreDice } from "../more-dice.ts";

const salvo = (count: number): readonly Instruction[] => [{ verb: "spend charge", count }, moreDice(count)];

/**
 * If the defender is in the front arc, the ship can spend one more charge to roll one more die. If the defender is in the bullseye arc, the
 * ship can spend two charges to roll two more dice.
 */
export const multimissilepods: Card = {
  card: "upgrade:multimissilepods",
  title: "Multi-Missile Pods",
  weapon: { needs: ["calculate", "lock"], charges: 1 },
  triggers: [
    {
      at: "beforeRoll",
      when: all(withThisWeapon, beforeDice("attack"), defenderIn("front")),
      may: [
        { verb: "one of", choices: { "1": salvo(1), "2": [{ verb: "special", can: defenderInBullseye, *perform() {} }, ...salvo(2)] } },
      ],
    },
  ],
  effects: MORE_DICE,
};
