import type { Card } from "../../../language/card.ts";
import { all, isAttacker, withPrimary } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";
import { MORE_DEFENSE } from "../phrases.ts";

export const zuckuss: Card = {
  card: "pilot:zuckuss",
  title: "Zuckuss",
  triggers: [
    {
      at: "beforeRoll",
      when: all(isAttacker, withPrimary, beforeDice("attack")),
      may: [moreDice(1), { verb: "lasting", effect: "more defense dice", until: "attack", who: "defender", value: 1 }],
    },
  ],
  effects: { ...MORE_DICE, ...MORE_DEFENSE },
};
