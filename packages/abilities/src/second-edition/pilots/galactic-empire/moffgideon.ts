import type { Card } from "../../../language/card.ts";
import { all, both, enemy, friendly, within } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { defenderIs, withinOfDefender } from "../../../language/when-second-edition.ts";

export const moffgideon: Card = {
  card: "pilot:moffgideon",
  title: "Moff Gideon",
  triggers: [
    {
      at: "beforeRoll",
      when: all(beforeDice("attack"), defenderIs(both(enemy, within(1, 3)))),
      may: [
        { verb: "spend charge" },
        {
          verb: "choose ship",
          among: both(friendly, withinOfDefender(0, 1)),
          does: [
            { verb: "gain", token: "strain", who: "chosen" },
            { verb: "lasting", effect: "moff gideon", until: "attack" },
          ],
        },
      ],
    },
  ],
  effects: { "moff gideon": { permissions: { modify: (_game, _self, { dice }) => (dice === "defense" ? false : undefined) } } },
};
