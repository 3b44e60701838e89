import type { Card } from "../../../language/card.ts";
import { all, isAttacker, isUnstressed, lacks } from "../../../language/when.ts";

export const opportunist: Card = {
  card: "upgrade:opportunist",
  title: "Opportunist",
  triggers: [
    {
      at: "attackBegins",
      when: all(isAttacker, isUnstressed, lacks("defender", "focus", "evade")),
      may: [
        { verb: "gain", token: "stress" },
        { verb: "lasting", effect: "more attack dice", until: "attack", value: 1 },
      ],
    },
  ],
};
