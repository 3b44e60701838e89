import type { Card } from "../../../language/card.ts";
import { all, isAttacker, withPrimary } from "../../../language/when.ts";
import { attackShows, beforeDice } from "../../../language/when-firing.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";

/** Attacks to the front spend the charge. Attacks to the rear recover it. */
export const wolffe: Card = {
  card: "pilot:wolffe",
  title: "“Wolffe”",
  dice: [{ dice: "attack", when: all(withPrimary, attackShows("front")), may: [{ verb: "spend charge" }, { verb: "reroll", most: 1 }] }],
  triggers: [
    {
      at: "beforeRoll",
      when: all(isAttacker, beforeDice("attack"), withPrimary, attackShows("rear")),
      may: [{ verb: "recover charge" }, moreDice(1)],
    },
  ],
  effects: MORE_DICE,
};
