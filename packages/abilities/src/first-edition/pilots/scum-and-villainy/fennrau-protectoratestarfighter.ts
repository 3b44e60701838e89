import type { Card } from "../../../language/card.ts";
import { all, isAttacker, isDefender, shipsAtRange } from "../../../language/when.ts";

export const fennrauProtectoratestarfighter: Card = {
  card: "pilot:fennrau-protectoratestarfighter",
  title: "Fenn Rau",
  triggers: [
    {
      at: "attackBegins",
      when: all(isAttacker, shipsAtRange(1)),
      may: [{ verb: "lasting", effect: "more attack dice", until: "attack", value: 1 }],
    },
    {
      at: "attackBegins",
      when: all(isDefender, shipsAtRange(1)),
      may: [{ verb: "lasting", effect: "more defense dice", until: "attack", value: 1 }],
    },
  ],
};
