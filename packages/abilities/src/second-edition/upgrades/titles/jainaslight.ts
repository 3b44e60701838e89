import type { Card } from "../../../language/card.ts";
import { all, both, friendly, within } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { defenderIs, obstructedByObstacle } from "../../../language/when-second-edition.ts";
import { MORE_DEFENSE } from "../../pilots/phrases.ts";

export const jainaslight: Card = {
  card: "upgrade:jainaslight",
  title: "Jaina's Light",
  triggers: [
    {
      at: "beforeRoll",
      when: all(beforeDice("defense"), obstructedByObstacle, defenderIs(both(friendly, within(0, 2)))),
      may: [
        { verb: "spend energy", amount: 1 },
        { verb: "lasting", effect: "more defense dice", until: "attack", who: "defender", value: 1 },
      ],
    },
  ],
  effects: MORE_DEFENSE,
};
