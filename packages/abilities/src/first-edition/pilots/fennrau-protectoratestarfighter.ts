import type { Card } from "../../card.ts";
import { all, atRange, isAttacker, isDefender } from "../../when.ts";

export const fennrauProtectoratestarfighter: Card = {
  card: "pilot:fennrau-protectoratestarfighter",
  title: "Fenn Rau",
  triggers: [
    {
      at: "attackDeclared",
      when: all(isAttacker, atRange(1)),
      may: [{ verb: "lasting", effect: "more attack dice", until: "attack", value: 1 }],
    },
    {
      at: "attackDeclared",
      when: all(isDefender, atRange(1)),
      may: [{ verb: "lasting", effect: "more defense dice", until: "attack", value: 1 }],
    },
  ],
};
