import { rangeInArcsNow } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { whoIs } from "../../../language/scene.ts";
import { all, both, friendly, isAttacker, other, type ShipWhen, withPrimary } from "../../../language/when.ts";

const hasDefenderInArc: ShipWhen = (scene, ship) => {
  const defender = whoIs(scene, "defender");
  const range = defender ? rangeInArcsNow(scene.game, ship, defender, scene.attack?.section) : 0;
  return range >= 1 && range <= 3;
};

export const swarmleader: Card = {
  card: "upgrade:swarmleader",
  title: "Swarm Leader",
  triggers: [
    {
      at: "attackBegins",
      when: all(isAttacker, withPrimary),
      may: [
        {
          verb: "choose ships",
          among: both(other, friendly, hasDefenderInArc),
          most: 2,
          does: [
            { verb: "remove token", tokens: ["evade"], who: "chosen" },
            { verb: "lasting", effect: "more attack dice", until: "attack", value: 1 },
          ],
        },
      ],
    },
  ],
};
