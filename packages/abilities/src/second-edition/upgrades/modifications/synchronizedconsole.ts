import type { Card } from "../../../language/card.ts";
import { both, friendly, isAttacker, other, within } from "../../../language/when.ts";
import { either, hasUpgradeCalled } from "../../../language/when-second-edition.ts";

export const synchronizedconsole: Card = {
  card: "upgrade:synchronizedconsole",
  title: "Synchronized Console",
  triggers: [
    {
      at: "afterAttack",
      when: isAttacker,
      may: [
        {
          verb: "choose ship",
          among: both(other, friendly, either(within(1), both(hasUpgradeCalled("synchronizedconsole"), within(1, 3)))),
          does: [
            { verb: "spend lock", on: "defender" },
            { verb: "lock", on: "defender", who: "chosen" },
          ],
        },
      ],
    },
  ],
};
