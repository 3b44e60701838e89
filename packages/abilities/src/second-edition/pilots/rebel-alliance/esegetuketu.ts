import type { Card } from "../../../language/card.ts";
import { attackerIs, both, friendly, other, within } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

const isHelped = both(friendly, other, within(0, 2));

export const esegetuketu: Card = {
  card: "pilot:esegetuketu",
  title: "Esege Tuketu",
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      when: attackerIs(isHelped),
      may: [
        { verb: "spend", token: "focus", who: "attacker", from: "this ship" },
        { verb: "change", from: "focus", to: "hit", most: "all" },
      ],
    },
    {
      dice: "defense",
      helpsOthers: true,
      when: defenderIs(isHelped),
      may: [
        { verb: "spend", token: "focus", who: "defender", from: "this ship" },
        { verb: "change", from: "focus", to: "evade", most: "all" },
      ],
    },
  ],
};
