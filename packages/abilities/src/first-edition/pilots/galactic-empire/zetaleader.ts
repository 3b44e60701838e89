import type { Card } from "../../../language/card.ts";
import { all, isAttacker, isUnstressed } from "../../../language/when.ts";

export const zetaleader: Card = {
  card: "pilot:zetaleader",
  title: "“Zeta Leader”",
  triggers: [
    {
      at: "attackBegins",
      when: all(isAttacker, isUnstressed),
      may: [
        { verb: "gain", token: "stress" },
        { verb: "lasting", effect: "more attack dice", until: "attack", value: 1 },
      ],
    },
  ],
};
