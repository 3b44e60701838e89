import type { Card } from "../../../card.ts";
import { all, attackerIs, both, enemy } from "../../../when.ts";
import { inArcOfThisShip } from "../../when.ts";
import { beforeDice } from "../../when-firing.ts";
import { MORE_DEFENSE } from "../phrases.ts";

export const tallissanlintra: Card = {
  card: "pilot:tallissanlintra",
  title: "Tallissan Lintra",
  triggers: [
    {
      at: "beforeRoll",
      when: all(beforeDice("defense"), attackerIs(both(enemy, inArcOfThisShip("bullseye")))),
      may: [{ verb: "spend charge" }, { verb: "lasting", effect: "more defense dice", until: "attack", who: "defender", value: 1 }],
    },
  ],
  effects: MORE_DEFENSE,
};
