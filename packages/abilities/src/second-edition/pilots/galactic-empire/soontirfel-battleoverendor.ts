import type { Card } from "../../../language/card.ts";
import { isAttacker } from "../../../language/when.ts";

export const soontirfelBattleoverendor: Card = {
  card: "pilot:soontirfel-battleoverendor",
  title: "Soontir Fel",
  triggers: [
    {
      at: "afterAttack",
      when: isAttacker,
      may: [
        { verb: "spend charge" },
        { verb: "gain", token: "deplete" },
        { verb: "one of", choices: { boost: [{ verb: "boost" }], "barrel roll": [{ verb: "barrel roll" }] } },
      ],
    },
  ],
};
