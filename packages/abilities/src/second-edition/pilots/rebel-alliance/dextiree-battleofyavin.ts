import type { Card } from "../../../language/card.ts";
import { all, both, friendly, isDefender, other, within } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { isThere } from "../../../language/when-second-edition.ts";
import { MORE_DEFENSE } from "../phrases.ts";

export const dextireeBattleofyavin: Card = {
  card: "pilot:dextiree-battleofyavin",
  title: "Dex Tiree",
  triggers: [
    {
      at: "beforeRoll",
      when: all(isDefender, beforeDice("defense"), isThere(both(other, friendly, within(0, 1)))),
      may: [{ verb: "lasting", effect: "more defense dice", until: "attack", value: 1 }],
    },
  ],
  effects: MORE_DEFENSE,
};
