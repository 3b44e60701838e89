import type { Card } from "../../../language/card.ts";
import { all, attackerIs, both, enemy } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { inArcOfThisShip } from "../../../language/when-second-edition.ts";
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
