import type { Card } from "../../../card.ts";
import type { Deed } from "../../../deed.ts";
import { all, withThisWeapon } from "../../../when.ts";
import { defenderIn, defenderInBullseye } from "../../when.ts";
import { beforeDice } from "../../when-firing.ts";
import { MORE_DICE, moreDice } from "../more-dice.ts";

const salvo = (count: number): readonly Deed[] => [{ verb: "spend charge", count }, moreDice(count)];

/** One more charge for one more die in the front arc, in the bullseye two for two. */
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
