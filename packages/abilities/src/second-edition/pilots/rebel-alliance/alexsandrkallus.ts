import type { Card } from "../../../language/card.ts";
import { all, isDefender } from "../../../language/when.ts";
import { attackerHasModified, beforeDice } from "../../../language/when-firing.ts";
import { MORE_DEFENSE } from "../phrases.ts";

export const alexsandrkallus: Card = {
  card: "pilot:alexsandrkallus",
  title: "Alexsandr Kallus",
  triggers: [
    {
      at: "beforeRoll",
      when: all(isDefender, beforeDice("defense"), attackerHasModified),
      may: [{ verb: "lasting", effect: "more defense dice", until: "attack", value: 1 }],
    },
  ],
  effects: MORE_DEFENSE,
};
