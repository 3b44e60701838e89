import type { Card } from "../../../language/card.ts";
import { isAttacker } from "../../../language/when.ts";

export const zuckuss: Card = {
  card: "pilot:zuckuss",
  title: "Zuckuss",
  triggers: [
    {
      at: "attackBegins",
      when: isAttacker,
      may: [
        { verb: "lasting", effect: "more attack dice", until: "attack", value: 1 },
        { verb: "lasting", effect: "more defense dice", until: "attack", who: "defender", value: 1 },
      ],
    },
  ],
};
